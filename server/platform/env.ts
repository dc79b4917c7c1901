import { resolve } from 'node:path';
import * as z from 'zod';
import { addressesOf } from '#server/platform/database-hosts.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const POOLING = ['session', 'transaction'] as const;

const BOT_CHECKS = ['after-some', 'always', 'never'] as const;

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], 'must be true or false')
  .transform((value) => ['true', '1', 'on', 'yes'].includes(value))
  .default(false);

const address = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });

/** One address, or one with several hosts, of which the one that can be written to is used. */
const databaseUrl = z.string().refine((value) => addressesOf(value).every((one) => address(['postgres:', 'postgresql:']).safeParse(one).success), {
  error: 'must be an address that starts with postgres:// or postgresql://',
  abort: true,
});

const publicUrl = address(['http:', 'https:'])
  .refine((value) => new URL(value).pathname === '/' && new URL(value).search === '', 'must have no path: the shop lives at the root')
  .transform((value) => new URL(value).origin);

/** `s3://bucket/prefix`; the prefix may be absent. */
const storageUrl = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w-][\w.-]*)*\/?$/, 'must look like s3://bucket/prefix')
  .transform((value) => {
    const [bucket = '', ...parts] = value.slice('s3://'.length).replace(/\/$/, '').split('/');
    return { bucket, prefix: parts.join('/') };
  });

const schema = z
  .object({
    PORT: z.coerce
      .number('must be a port number')
      .int('must be a port number')
      .min(0, 'must be a port number')
      .max(65_535, 'must be a port number')
      .default(3000),
    /** Which interface to listen on; absent: all of them. */
    HOST: z.string().optional(),
    PUBLIC_URL: publicUrl.optional(),
    /** A proxy in front may be believed about the client's address. */
    TRUST_PROXY: flag,
    DATA_DIR: z.string().default('.data'),
    /** Where the files go that all processes share; absent: into DATA_DIR. */
    STORAGE_URL: storageUrl.optional(),
    /** A service other than Amazon's that speaks the S3 protocol. */
    S3_ENDPOINT: address(['http:', 'https:']).optional(),
    DATABASE_URL: databaseUrl.optional(),
    /** A standby of it, for reads that may be a moment old. */
    DATABASE_REPLICA_URL: address(['postgres:', 'postgresql:']).optional(),
    /** Whether DATABASE_URL is PostgreSQL itself, or a pooler that hands out connections by transaction. */
    DATABASE_POOLING: z.enum(POOLING, `must be one of ${POOLING.join(', ')}`).default('session'),
    SMTP_URL: address(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^@<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be a mail address')
      .default('Waymark <orders@waymark.example>'),
    /** Whether /kit/blocks shows every content block with made-up content. In development it always does. */
    KIT: flag.optional(),
    /** Pictures of the first screens, and better formats, are drawn in quiet moments. */
    DRAW_AHEAD: flag.default(true),
    /** Whether a new shop gets the accounts of the README, whose password everybody knows. */
    DEMO_ACCOUNTS: flag.default(true),
    /** How many times as fast as ours the warehouse's clock runs: 1440 makes a day a minute. */
    WAREHOUSE_SPEED: z.coerce.number('must be a number').min(1, 'must be 1 or more').max(100_000, 'must be 100000 or less').default(1),
    /** The carrier's page about a parcel, with `{number}` where its number belongs. */
    TRACKING_URL: address(['http:', 'https:'])
      .refine((value) => value.includes('{number}'), 'must hold {number}')
      .optional(),
    /** When a call that programs like costs a proof that a person asks. */
    BOT_CHECK: z.enum(BOT_CHECKS, `must be one of ${BOT_CHECKS.join(', ')}`).default('after-some'),
    /** Changes a minute that a person may make before the shop wants to know whether it is one; 0: any number. */
    CHALLENGE_AFTER: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more').default(0),
    /** Both or none: reCAPTCHA in the place of the shop's own proof of work. */
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    /** Another decision engine than the shop's own. */
    DECISION_ENGINE_URL: address(['http:', 'https:']).optional(),
    /** Both or none: another photo service than the shop's own, and the key by which it knows the shop's word about a shopper. */
    PHOTO_SERVICE_URL: address(['http:', 'https:']).optional(),
    PHOTO_SERVICE_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
    /** Whoever sends it may fetch the catalogue as feeds; without it there are none. */
    FEED_KEY: z.string().min(16, 'must have 16 characters or more').max(200, 'must have 200 characters or fewer').optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  })
  .refine((given) => (given.RECAPTCHA_SITE_KEY === undefined) === (given.RECAPTCHA_SECRET === undefined), {
    path: ['RECAPTCHA_SECRET'],
    error: 'and RECAPTCHA_SITE_KEY go together',
  })
  .refine((given) => (given.PHOTO_SERVICE_URL === undefined) === (given.PHOTO_SERVICE_SECRET === undefined), {
    path: ['PHOTO_SERVICE_SECRET'],
    error: 'and PHOTO_SERVICE_URL go together',
  })
  .refine((given) => given.DATABASE_REPLICA_URL === undefined || given.DATABASE_URL !== undefined, {
    path: ['DATABASE_REPLICA_URL'],
    error: 'needs DATABASE_URL',
  })
  .refine((given) => given.S3_ENDPOINT === undefined || given.STORAGE_URL !== undefined, {
    path: ['S3_ENDPOINT'],
    error: 'needs STORAGE_URL',
  });

export interface Env {
  readonly port: number;
  readonly host: string | undefined;
  /** Origin of every absolute link; never taken from a request. */
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  /** Absolute. */
  readonly dataDir: string;
  readonly storage: { readonly bucket: string; readonly prefix: string; readonly endpoint: string | undefined } | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  readonly databasePooling: (typeof POOLING)[number];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly kit: boolean;
  readonly drawAhead: boolean;
  readonly demoAccounts: boolean;
  readonly warehouseSpeed: number;
  readonly trackingUrl: string | undefined;
  readonly botCheck: (typeof BOT_CHECKS)[number];
  readonly challengeAfter: number;
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | undefined;
  /** Without a slash at the end. */
  readonly decisionEngineUrl: string | undefined;
  /** `url` without a slash at the end. */
  readonly photoService: { readonly url: string; readonly secret: string } | undefined;
  readonly feedKey: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly production: boolean;
}

/** Settings that cannot be used; the message is one line for the operator and repeats no value, which may be a secret. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws WrongSettings
 */
export const readEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new WrongSettings(`Wrong settings: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    storage: env.STORAGE_URL && { ...env.STORAGE_URL, endpoint: env.S3_ENDPOINT },
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePooling: env.DATABASE_POOLING,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    kit: env.KIT || env.NODE_ENV === 'development',
    drawAhead: env.DRAW_AHEAD,
    demoAccounts: env.DEMO_ACCOUNTS,
    warehouseSpeed: env.WAREHOUSE_SPEED,
    trackingUrl: env.TRACKING_URL,
    botCheck: env.BOT_CHECK,
    challengeAfter: env.CHALLENGE_AFTER,
    recaptcha:
      env.RECAPTCHA_SITE_KEY !== undefined && env.RECAPTCHA_SECRET !== undefined
        ? { siteKey: env.RECAPTCHA_SITE_KEY, secret: env.RECAPTCHA_SECRET }
        : undefined,
    decisionEngineUrl: env.DECISION_ENGINE_URL?.replace(/\/+$/, ''),
    photoService:
      env.PHOTO_SERVICE_URL !== undefined && env.PHOTO_SERVICE_SECRET !== undefined
        ? { url: env.PHOTO_SERVICE_URL.replace(/\/+$/, ''), secret: env.PHOTO_SERVICE_SECRET }
        : undefined,
    feedKey: env.FEED_KEY,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  };
};

/** The settings of this process, or the end of it: one line on stderr and exit code 78 (configuration error). */
export const loadEnv = (): Env => {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
};
