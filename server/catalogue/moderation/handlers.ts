import { isModerator } from '#contract/accounts.ts';
import type { CallName } from '#contract/calls/calls.ts';
import { ANSWER_MAX } from '#contract/calls/review-limits.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { asParagraphs } from '#server/catalogue/reviews/plain-text.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { answer, decide } from './decide.ts';
import { readQueue } from './queue.ts';

type ModerationName = Extract<CallName, `moderation.${string}`>;

const PAGE = 20;

/** Anybody else gets the same answer as without an account. */
const assertModerator = ({ session }: Pick<CallContext<ModerationName>, 'session'>): void => {
  if (!isModerator(session.account.consumerType)) throw new Refusal('AUT404');
};

/** @param wakeMail something was written to the outbox */
export const moderationHandlers = ({ wakeMail = () => undefined }: { readonly wakeMail?: () => void } = {}) =>
  ({
    'moderation.queue': async ({ query: { queue = 'pending', start = 0, count = PAGE } }, ctx) => {
      assertModerator(ctx);
      return readQueue(ctx.db, ctx.locale, queue, { start, count });
    },

    'moderation.decide': async ({ params: { kind, id }, body }, ctx) => {
      assertModerator(ctx);
      const status = await decide(ctx.db, kind, id, body, ctx.clock());
      ctx.afterCommit(wakeMail);
      return { status };
    },

    'moderation.answer': async ({ params: { kind, id }, body }, ctx) => {
      assertModerator(ctx);
      const text = asParagraphs(body.text);
      if (text.length > ANSWER_MAX) throw new Refusal('REV410', { max: ANSWER_MAX });
      await answer(ctx.db, kind, id, text, settingsFor(ctx.locale.id).shop.name, ctx.clock());
      ctx.afterCommit(wakeMail);
      return { text };
    },
  }) satisfies Handlers<ModerationName>;
