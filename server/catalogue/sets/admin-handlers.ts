import { isEditor } from '#contract/accounts.ts';
import type { CallName } from '#contract/calls/calls.ts';
import type { SetDocument } from '#contract/calls/product-sets.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { readAudit, readHistory } from '#server/catalogue/content/store/read-edited.ts';
import { currentModel, modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkSet, namesOf, stylesIn } from './check-set.ts';
import { type AskedSet, orderSets, publishSet, removeSet, rollBackSet, saveSet, unpublishSet } from './edit-set.ts';
import { promotionCode, setPromotion } from './set-promotion.ts';
import { asDocument, firstsOfOthers, listSets, nameOf, openSet, SET_TARGETS } from './stored-sets.ts';
import { viewSet } from './view-set.ts';

type SetAdminName = Extract<CallName, `setAdmin.${string}`>;
type Editing = Pick<CallContext<SetAdminName>, 'session' | 'db' | 'clock'>;

const REVISIONS_SHOWN = 50;
const AUDIT_SHOWN = 100;

/** Anybody else gets the same answer as without an account. */
const assertEditor = ({ session }: Editing): void => {
  if (!isEditor(session.account.consumerType)) throw new Refusal('AUT404');
};

const askedBy = (ctx: Editing, id: string, version: number): AskedSet => {
  assertEditor(ctx);
  return { id, version, now: ctx.clock(), accountId: ctx.session.account.id };
};

/** What a page would show of a set that somebody is writing; undefined where it has not enough products for one. */
const preview = async (id: string, document: SetDocument, { db, locale, clock }: CallContext<'setAdmin.check'>) => {
  const now = clock().getTime();
  const shelf = shelfOf(await modelWithStock(db, now), locale.currency, now);
  const [first = '', ...others] = stylesIn(document);
  const { percent } = document.price ?? {};
  const promotion = percent === undefined ? undefined : setPromotion(promotionCode(id), { first, others, percent }).name;
  const shown = viewSet({ id, names: namesOf(document), products: [...new Set([first, ...others])], promotion }, { shelf, locale, now });
  return shown.products.length > 1 ? shown : undefined;
};

/** @param promotionsChanged the promotions of this process's carts are to be read again */
export const setAdminHandlers = ({ promotionsChanged }: { readonly promotionsChanged: () => void }) =>
  ({
    'setAdmin.list': async ({ query }, ctx) => {
      assertEditor(ctx);
      return { sets: await listSets(ctx.db, query.q ?? '', ctx.locale) };
    },

    'setAdmin.open': async ({ params }, ctx) => {
      assertEditor(ctx);
      const opened = await openSet(ctx.db, params.setId);
      if (!opened) throw new Refusal('API404');
      return opened;
    },

    'setAdmin.history': async ({ params }, ctx) => {
      assertEditor(ctx);
      const revisions = await readHistory(ctx.db, nameOf(params.setId), { limit: REVISIONS_SHOWN, offset: 0 });
      return {
        revisions: revisions.map(({ version, action, author, at, document }) => ({ version, action, author, at, document: asDocument(document) })),
      };
    },

    'setAdmin.check': async ({ params: { setId }, body: { document } }, ctx) => {
      assertEditor(ctx);
      const problems = checkSet(document, { model: await currentModel(ctx.db), otherFirsts: await firstsOfOthers(ctx.db, setId) });
      const shown = await preview(setId, document, ctx);
      return { problems, ...(shown && { preview: shown }) };
    },

    'setAdmin.save': async ({ params, body }, ctx) => ({
      version: await saveSet(ctx.db, askedBy(ctx, params.setId, body.version), body.document),
    }),

    'setAdmin.publish': async ({ params, body }, ctx) => {
      const version = await publishSet(ctx.db, askedBy(ctx, params.setId, body.version));
      ctx.afterCommit(promotionsChanged);
      return { version };
    },

    'setAdmin.unpublish': async ({ params, body }, ctx) => {
      const version = await unpublishSet(ctx.db, askedBy(ctx, params.setId, body.version));
      ctx.afterCommit(promotionsChanged);
      return { version };
    },

    'setAdmin.rollback': async ({ params, body }, ctx) => ({
      version: await rollBackSet(ctx.db, askedBy(ctx, params.setId, body.version), body.toVersion),
    }),

    'setAdmin.remove': async ({ params, body }, ctx) => {
      await removeSet(ctx.db, askedBy(ctx, params.setId, body.version));
      ctx.afterCommit(promotionsChanged);
      return { deleted: true as const };
    },

    'setAdmin.order': async ({ body }, ctx) => ({ ids: await orderSets(ctx.db, body.ids, askedBy(ctx, '', 0)) }),

    'setAdmin.audit': async (_, ctx) => {
      assertEditor(ctx);
      return { entries: await readAudit(ctx.db, { limit: AUDIT_SHOWN, offset: 0 }, SET_TARGETS) };
    },
  }) satisfies Handlers<SetAdminName>;
