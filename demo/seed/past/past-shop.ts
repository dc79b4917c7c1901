import { eq, inArray, isNull, like } from 'drizzle-orm';
import { Hono } from 'hono';
import { normaliseEmail } from '#contract/accounts.ts';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { settleRefunds } from '#server/commerce/after-sales/refunds.ts';
import { advanceShipments } from '#server/commerce/after-sales/warehouse.ts';
import { createCommerce } from '#server/services/commerce.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { idempotencyKeys, mailOutbox, sessions } from '#server/platform/db/schema/commerce.ts';
import type { CallSession, Log } from '#server/platform/http/context.ts';
import { noLimit } from '#server/platform/http/limit.ts';
import { createPartialService } from '#server/platform/http/mount.ts';
import { createSandbox } from '#server/commerce/payment/sandbox/create-sandbox.ts';
import { receiveReturns } from '#server/commerce/after-sales/receive-returns.ts';
import { openSession } from '#server/customers/sessions/sessions.ts';
import { makeToken } from '#server/platform/tokens.ts';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';

const ORIGIN = 'http://past.invalid';
const KEY = 'the-past-';
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Calls as one person; a refusal is a mistake in the story and ends it. */
export type PastCaller = <T = unknown>(method: string, path: string, body?: unknown) => Promise<T>;

export interface PastShop {
  /** It is so many days before now; whatever the background has to do until then is done. Time never goes back. */
  readonly daysAgo: (days: number) => Promise<void>;
  readonly now: () => Date;
  readonly as: (email: string) => Promise<{ readonly accountId: string; readonly call: PastCaller }>;
  /** A card of the provider, typed into its own fields. */
  readonly card: (number: string) => Promise<string>;
  /** Ends it: sessions of then are gone. */
  readonly close: () => Promise<void>;
}

/**
 * The shop as it was: the same handlers over the same database, with a clock that is set. What happened in it is what the shop would have written
 * itself; letters of then reach nobody.
 */
export const openPastShop = (db: Db, today: Date): PastShop => {
  let now = new Date(0);
  let asking: CallSession | undefined;
  let keys = 0;
  const opened: string[] = [];
  const clock = () => now;
  const sandbox = createSandbox({ db, clock, publicUrl: ORIGIN });
  const fields = new Hono().route('/provider', sandbox.routes);
  const commerce = createCommerce({
    db,
    clock,
    log: SILENT,
    // Nobody comes back with a key of then.
    fingerprintSecret: makeToken(),
    provider: sandbox.provider,
    tellEvents: sandbox.tell,
    mail: { transport: { send: async () => {}, close: () => {} }, from: 'Waymark <orders@past.invalid>' },
    sms: { send: async () => {} },
    publicUrl: ORIGIN,
    files: { storage: createFolderStorage('/nonexistent'), dataDir: '/nonexistent' },
    warehouseSpeed: 1,
    alone: false,
  });
  const app = createPartialService(
    {
      db,
      authenticate: async () => asking,
      idempotency: commerce.idempotency,
      limit: noLimit,
      log: SILENT,
      clock,
      publicOrigin: ORIGIN,
      clientAddress: () => '192.0.2.1',
      checkAnswers: false,
    },
    commerce.handlers,
  );

  const call = async <T>(session: CallSession, method: string, path: string, body: unknown): Promise<T> => {
    asking = session;
    keys += 1;
    const response = await app.request(`${ORIGIN}${path}?locale=${DEFAULT_LOCALE}`, {
      method,
      headers: {
        Origin: ORIGIN,
        'Idempotency-Key': `${KEY}${keys}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.status >= 400) throw new Error(`${method} ${path} was refused with ${(answer as ApiErrorBody).errorDetails[0]?.errorId ?? ''}`);
    return answer as T;
  };

  return {
    now: clock,

    daysAgo: async (days) => {
      const then = new Date(today.getTime() - days * 86_400_000);
      if (then < now) throw new Error('time goes on');
      now = then;
      await advanceShipments({ db, clock, speed: 1 });
      await receiveReturns(db, now);
      await settleRefunds({ db, clock, log: SILENT, provider: sandbox.provider });
    },

    as: async (email) => {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.emailKey, normaliseEmail(email)));
      if (!account) throw new Error(`nobody is ${email}`);
      const { id, consumerType, subject } = account;
      const session = await openSession(db, subject, { id, consumerType }, { now, cookies: undefined, userAgent: undefined, setCookie: () => {} });
      opened.push(session.sessionId);
      return { accountId: id, call: (method, path, body) => call(session, method, path, body) };
    },

    card: async (number) => {
      const body = { session: `fields_${'p'.repeat(24)}`, number, month: 12, year: today.getUTCFullYear() + 3, code: '123' };
      const answer = await fields.request('/provider/tokens', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { token: string }).token;
    },

    close: async () => {
      await commerce.stop();
      // Of what the provider has to tell, nothing is news.
      await sandbox.tell(async () => true);
      if (opened.length > 0) await db.delete(sessions).where(inArray(sessions.id, opened));
      await db.delete(idempotencyKeys).where(like(idempotencyKeys.key, `${KEY}%`));
      await db.update(mailOutbox).set({ sentAt: now }).where(isNull(mailOutbox.sentAt));
    },
  };
};
