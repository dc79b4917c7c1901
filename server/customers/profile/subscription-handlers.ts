import type { Handlers } from '#server/platform/http/handlers.ts';
import type { ConsumerPorts } from './ports.ts';
import { askForSubscription } from '#server/accounts/subscriptions/ask-for-subscription.ts';
import { confirmByCode, endSubscriptions } from './subscribe.ts';
import { subscriptionsOf } from '#server/accounts/subscriptions/subscriptions.ts';

type SubscriptionCall = 'consumer.getSubscription' | 'consumer.createSubscription' | 'consumer.updateSubscription';

/** Newsletter and text messages (spec 2 §7), for accounts and for guests. */
export const subscriptionHandlers = ({ sms, wakeMail }: Pick<ConsumerPorts, 'sms' | 'wakeMail'>) =>
  ({
    'consumer.getSubscription': async (_, { db, session }) => ({ subscriptions: await subscriptionsOf(db, session.account.id) }),

    'consumer.createSubscription': async ({ body }, { db, session, locale, clock, afterCommit }) => {
      const { type, channel, recipient, country, category } = body;
      const context = { accountId: session.account?.id, locale, now: clock() };
      const { state, sms: message, wroteEmail } = await askForSubscription(db, { type, channel, recipient, country, category }, context);
      if (wroteEmail) afterCommit(wakeMail);
      if (message) afterCommit(() => sms.send(message));
      return { state };
    },

    'consumer.updateSubscription': async ({ body: { type, channel, optin, code } }, { db, session, clock }) => {
      const { id } = session.account;
      let wrong: 'wrong' | 'spent' | undefined;
      if (!optin) await endSubscriptions(db, id, { type, channel }, clock());
      else if (code !== undefined) wrong = await confirmByCode(db, id, { type, channel }, code, clock());
      return { subscriptions: await subscriptionsOf(db, id), ...(wrong && { code: wrong }) };
    },
  }) satisfies Handlers<SubscriptionCall>;
