import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import type { CallBody, CallQuery } from '#contract/calls/calls.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addAddress, deleteAddress, updateAddress } from './addresses.ts';
import { cardHandlers } from './cards.ts';
import { dataHandlers } from './data-handlers.ts';
import { findInvited } from './invite.ts';
import type { ConsumerPorts } from './ports.ts';
import { findProfile, readBook, readProfile } from './profile.ts';
import { saveProfile } from './save-profile.ts';
import { subscriptionHandlers } from './subscription-handlers.ts';
import { countryHandlers } from './countries.ts';

type ProfileCall = 'consumer.get' | 'consumer.update' | 'consumer.create' | 'consumer.notification' | 'consumer.lookup' | 'consumer.retrieveUserData';
type AddressCall = 'consumer.addAddress' | 'consumer.updateAddress' | 'consumer.deleteAddress';

/** The profile of whoever is signed in, and what sign-up asks about others (spec 2 §7). */
const profileHandlers = ({ memberStatusOf }: Pick<ConsumerPorts, 'memberStatusOf'>) => {
  type Ctx = Pick<CallContext<'consumer.get'>, 'db' | 'session' | 'locale' | 'clock'>;
  const answer = async ({ db, session, locale }: Pick<Ctx, 'db' | 'session' | 'locale'>, query: CallQuery<'consumer.get'>) => ({
    consumerProfile: await readProfile(db, session.account, { locale, memberStatusOf, withPoints: query.includeLoyaltySummary === 'true' }),
  });
  const save = async ({ consumerProfile }: CallBody<'consumer.update'>, { db, session, locale, clock }: Ctx): Promise<void> => {
    const { consumerDetails: details, preferences, version } = consumerProfile;
    await saveProfile(db, session.account.id, { details, preferences, version }, { locale, now: clock() });
  };
  return {
    'consumer.get': ({ query }, ctx) => answer(ctx, query),

    'consumer.update': async ({ body, query }, ctx) => {
      if (!(await findProfile(ctx.db, ctx.session.account.id))) throw new Refusal('PRO404');
      await save(body, ctx);
      return answer(ctx, query);
    },

    'consumer.create': async ({ body, query }, ctx) => {
      await save(body, ctx);
      return answer(ctx, query);
    },

    'consumer.notification': async ({ body: { backInStock } }, { db, session, clock }) => {
      const now = clock();
      await db
        .insert(consumerProfiles)
        .values({ accountId: session.account.id, backInStock, version: 1, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: consumerProfiles.accountId, set: { backInStock, updatedAt: now } });
      return { backInStock };
    },

    'consumer.lookup': async ({ query: { email } }, { db }) => {
      if (!z.safeParse(emailSchema, email).success) throw new Refusal('AUT453');
      const known = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.emailKey, normaliseEmail(email)));
      return { isRegistered: known.length > 0 };
    },

    'consumer.retrieveUserData': async ({ body: { consumerId, email } }, { db, clock }) => {
      const invited = await findInvited(db, consumerId, email, clock());
      if (!invited) throw new Refusal('CCN404');
      return invited;
    },
  } satisfies Handlers<ProfileCall>;
};

const addressHandlers = {
  'consumer.addAddress': async ({ body }, { db, session, locale, clock }) => {
    const addressId = await addAddress(db, session.account.id, body, clock());
    return { addressId, address: await readBook(db, session.account.id, locale) };
  },
  'consumer.updateAddress': async ({ params: { addressId }, body }, { db, session, locale, clock }) => {
    await updateAddress(db, session.account.id, addressId, body, clock());
    return { addressId, address: await readBook(db, session.account.id, locale) };
  },
  'consumer.deleteAddress': async ({ params: { addressId } }, { db, session, locale }) => {
    await deleteAddress(db, session.account.id, addressId);
    return { address: await readBook(db, session.account.id, locale) };
  },
} satisfies Handlers<AddressCall>;

/** Everything that a person keeps in the shop about themselves. */
export const consumerHandlers = (ports: ConsumerPorts) => ({
  ...profileHandlers(ports),
  ...addressHandlers,
  ...cardHandlers(ports),
  ...subscriptionHandlers(ports),
  ...dataHandlers(ports),
  ...countryHandlers(),
});
