import { eq } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import { assertOwnPassword } from '#server/customers/auth/own-password.ts';
import { forgetOldPhotos } from '#server/catalogue/photos/discard.ts';
import { askErasure } from '#server/catalogue/photos/erase-elsewhere.ts';
import { forgetErasedCases } from '#server/customers/contact/erased-cases.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endedSessionCookie } from '#server/customers/sessions/cookie.ts';
import { eraseShopper, hasUnfinishedOrder, lockCarts } from './erase.ts';
import { findOwned, type Shopper, withoutSecrets } from './owned-tables.ts';
import type { ConsumerPorts } from './ports.ts';

const findAccount = async (db: Db, { account }: RegisteredSession) => {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  if (!row) throw new Refusal('AUT404');
  return row;
};

/** By an address that nobody has confirmed nothing is theirs. */
const shopperOf = ({ id, subject, email, emailKey, emailConfirmedAt }: typeof accounts.$inferSelect): Shopper => {
  const own = [...new Set([email, emailKey, normaliseEmail(email)])];
  return { accountId: id, subject, emails: emailConfirmedAt ? own : [], unconfirmed: emailConfirmedAt ? [] : own };
};

/** What a person may ask of whoever keeps data about them. */
export const dataHandlers = ({ files, photoService }: Pick<ConsumerPorts, 'files' | 'photoService'>) =>
  ({
    'consumer.exportData': async (_, { db, session, clock }) => {
      const account = await findAccount(db, session);
      const owned = await findOwned(db, shopperOf(account));
      const { id, email, consumerType, locale, createdAt } = account;
      return {
        exportedAt: clock().toISOString(),
        account: { id, email, consumerType, locale, createdAt: createdAt.toISOString() },
        records: Object.fromEntries(owned.map(({ name, rows }) => [name, rows.map(withoutSecrets)])),
      };
    },

    'consumer.erase': async ({ body: { password } }, ctx) => {
      const { db, session, setCookie } = ctx;
      const account = await findAccount(db, session);
      await assertOwnPassword(ctx, account, password);
      await db.transaction(async (tx) => {
        await lockCarts(tx, account.subject);
        const current = (await lockAccount(tx, account.id)) ?? account;
        if (await hasUnfinishedOrder(tx, account.subject)) throw new Refusal('WMK409K', undefined, { headers: { 'Retry-After': '60' } });
        await eraseShopper(tx, shopperOf(current));
        if (photoService) await askErasure(tx, photoService, account.id, ctx.clock());
      });
      ctx.afterCommit(() => forgetErasedCases(db, files.storage));
      ctx.afterCommit(async () => void (await forgetOldPhotos(db, files, ctx.clock())));
      setCookie(endedSessionCookie());
      return {};
    },
  }) satisfies Handlers<'consumer.exportData' | 'consumer.erase'>;
