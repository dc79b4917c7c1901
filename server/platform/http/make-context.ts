import type { Context } from 'hono';
import type { CallRow } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { frontsContent } from '#contract/client/preview.ts';
import { CHANNELS, CLIENT_VERSION, HEADERS } from '#contract/headers.ts';
import { DEFAULT_LOCALE, isLocaleId, LOCALES, type Locale } from '#contract/locales.ts';
import { watched } from './call-guard.ts';
import type { CallContext, CallSession, RegisteredSession } from './context.ts';
import { describeFailure } from './failures.ts';
import { fingerprintOf } from './idempotency.ts';
import type { RawInput } from './parse-input.ts';
import type { Performed } from './perform.ts';
import { cookieNames } from './loopback-cookies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ServicePorts } from './service-ports.ts';

const KEY = /^[\w-]{8,128}$/;

interface Making {
  readonly ports: ServicePorts;
  readonly c: Context;
  readonly name: CallName;
  readonly row: CallRow;
  readonly raw: RawInput;
  readonly session: CallSession | undefined;
  readonly correlationId: string;
  readonly preview: Date | undefined;
}

/** The handler's view of a request, with ports to change the response and to run tasks after the commit. */
export const makeContext = ({
  ports,
  c,
  name,
  row,
  raw,
  session,
  correlationId,
  preview,
}: Making): { context: CallContext; cookies: string[]; settle: (performed: Performed) => void } => {
  const { headers } = c.req.raw;
  const cookies: string[] = [];
  const names = cookieNames(ports.publicOrigin);
  const tasks: (() => void | Promise<void>)[] = [];
  const clientAddress = ports.clientAddress(c);
  const inPreview = preview ?? (raw.params['mode'] === 'preview' ? ports.clock() : undefined);
  const asked = new Date(headers.get(HEADERS.previewDate) ?? Number.NaN);
  const previewAt = inPreview && !Number.isNaN(asked.getTime()) ? asked : inPreview;
  const context: CallContext = {
    db: ports.db,
    locale: localeOf(raw.query['locale']),
    session: session as RegisteredSession,
    correlationId,
    idempotencyKey: keyOf(headers),
    fingerprint: () => fingerprintOf(name, raw.params, raw.query, raw.body),
    ifMatch: versionOf(headers),
    // The content service answers as of the date of the preview.
    clock: previewAt && (raw.params['mode'] === 'preview' || frontsContent(row.path)) ? () => previewAt : ports.clock,
    log: ports.log,
    channel: headers.get(HEADERS.channel) === CHANNELS.mobileApp ? CHANNELS.mobileApp : CHANNELS.commerce,
    previewAt,
    clientAddress,
    header: (wanted) => (wanted === 'Cookie' ? names.heard(c.req.raw) : (headers.get(wanted) ?? undefined)),
    setCookie: (cookie) => void cookies.push(names.said(cookie, c.req.raw)),
    admit: async (tx = ports.db) => {
      const client = Number(headers.get(HEADERS.clientVersion) ?? CLIENT_VERSION);
      if (row.access === 'personal' && client < CLIENT_VERSION) throw new Refusal('WMK426');
      const seconds = await ports.limit(tx, { call: name, subject: session?.subject, clientAddress });
      if (seconds !== undefined) throw new Refusal('WMK429', { seconds }, { headers: { 'Retry-After': String(Math.ceil(seconds)) } });
      await ports.guard?.admit(tx, { call: name, effect: row.effect, proof: proofIn(raw), ...watched(session, clientAddress) });
    },
    afterCommit: (task) => void tasks.push(task),
  };
  const settle = ({ status, replayed }: Performed): void => {
    if (replayed || status >= 400) return;
    for (const task of tasks) {
      void Promise.resolve()
        .then(task)
        .catch((error: unknown) => ports.log.error({ call: name, correlationId, failure: describeFailure(error) }, 'work after a call failed'));
    }
  };
  return { context, cookies, settle };
};

/** Where a call carries its proof (spec 1 §7). */
const proofIn = ({ query, body }: RawInput): unknown =>
  typeof body === 'object' && body !== null && 'recaptcha_response' in body ? body.recaptcha_response : query['recaptcha_response'];

const localeOf = (id: string | undefined): Locale => {
  if (id === undefined) return LOCALES[DEFAULT_LOCALE];
  if (isLocaleId(id)) return LOCALES[id];
  throw new Refusal('WMK400', { issues: [{ path: 'query.locale', reason: 'unknown' }] });
};

const keyOf = (headers: Headers): string | undefined => {
  const key = headers.get(HEADERS.idempotencyKey);
  if (key === null) return undefined;
  // The draft standard writes the key as a quoted string; this client sends it without quotes.
  const bare = /^"(.*)"$/.exec(key)?.[1] ?? key;
  if (KEY.test(bare)) return bare;
  throw new Refusal('WMK400', { issues: [{ path: `headers.${HEADERS.idempotencyKey}`, reason: 'malformed' }] });
};

const versionOf = (headers: Headers): number | undefined => {
  const value = headers.get(HEADERS.ifMatch);
  if (value === null || value.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(value)?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('WMK412');
};
