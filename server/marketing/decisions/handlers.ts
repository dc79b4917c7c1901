import { CONSENT_TARGETING, type PageType } from '#contract/constants.ts';
import { type DecideAnswer, type DecideBody, RECOMMENDATIONS_MAX } from '#contract/calls/decision.ts';
import { RECENTLY_VIEWED, type RecPlace } from '#contract/calls/rec-sets.ts';
import { styleIdOf } from '#contract/ids.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { shelfOf } from '#domain/catalogue/list/shelf.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { recommend } from '#server/catalogue/recommendations/recommend.ts';
import { consentOf } from '#server/marketing/consent/consent-of.ts';
import { recImpressions } from '#server/platform/db/schema/decisions.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { audienceOfCall } from './audience.ts';
import { decide } from './evaluate.ts';
import { noteSeen, readHistory } from './history.ts';
import { NO_DECISIONS, type RemoteEngine } from './remote-engine.ts';
import { readRules } from './rules.ts';
import { seenIn, visitOf, type VisitHistory } from './visit.ts';

/** Products seen last that recommendations of a page without a product go by. */
const BESIDE_MAX = 10;

const assertBrand = (brand: string, locale: LocaleId): void => {
  if (brand !== settingsFor(locale).shop.brand) throw new Refusal('API404');
};

/** Pages on which the engine recommends, and beside which products. */
const PLACES: Readonly<Partial<Record<PageType, RecPlace>>> = { PDP: 'product', Cart: 'cart', Home: 'home', Search: 'search' };

/** What was looked at before this page, and what goes with it. Nothing that is in the cart. */
const recommendationsOf = async (
  { db, locale, clock }: Pick<CallContext, 'db' | 'locale' | 'clock'>,
  { products }: VisitHistory,
  { events }: DecideBody,
): Promise<DecideAnswer['recommendations']> => {
  const shown = seenIn(events).products;
  const inCart = events.flatMap((event) => (event.type === 'cart' ? event.items.map(({ productId }) => productId) : []));
  const others = products.filter((product) => !shown.includes(product)).slice(0, RECOMMENDATIONS_MAX);
  const recent = others.length === 0 ? [] : [{ recSetId: RECENTLY_VIEWED, products: [...others] }];
  const pageType = events.findLast((event) => event.type === 'pageView')?.pageType;
  const place = pageType && PLACES[pageType];
  if (!place) return recent;
  const now = clock().getTime();
  const shelf = shelfOf(await modelWithStock(db, now), locale.currency, now);
  const beside = place === 'product' ? shown : place === 'cart' ? inCart : products.slice(0, BESIDE_MAX);
  const held = new Set(inCart.map(styleIdOf));
  const sets = (await recommend(db, shelf, place, beside)).map(({ recSetId, entries }) => ({
    recSetId,
    products: entries.map(({ style }) => style.id).filter((id) => !held.has(id)),
  }));
  return [...recent, ...sets.filter((set) => set.products.length > 0)];
};

/**
 * The decision engine (spec 2 §7). Without targeting consent nothing is decided and nothing kept (spec 2 §6).
 * @param remote decides and records in the place of the shop
 */
export const decisionHandlers = (remote?: RemoteEngine) =>
  ({
    'decision.decide': async ({ params: { brand }, body }, ctx) => {
      const { db, locale, session, log, clock } = ctx;
      assertBrand(brand, locale.id);
      if (!consentOf(ctx).granted(CONSENT_TARGETING)) return NO_DECISIONS;
      if (remote) return remote.decide(brand, body);
      const [rules, history, audience] = await Promise.all([
        readRules(db, log),
        readHistory(db, body.customerId, session?.subject),
        audienceOfCall(ctx),
      ]);
      const seen = seenIn(body.events);
      if (body.customerId !== undefined) await noteSeen(db, body.customerId, seen, clock());
      const visit = visitOf(body, { audience, locale: locale.id, currency: locale.currency, history });
      return { decisions: decide(rules, visit), recommendations: await recommendationsOf(ctx, history, body) };
    },

    'decision.recImpressions': async ({ params: { brand }, body }, ctx) => {
      assertBrand(brand, ctx.locale.id);
      if (!consentOf(ctx).granted(CONSENT_TARGETING)) return { taken: 0 };
      if (remote) return { taken: (await remote.record(brand, body)) ? body.items.length : 0 };
      const { impressionId: id, recSetId, customerId, items } = body;
      const rows = items.map(({ productId, position }) => ({ id, position, recSetId, productId, customerId, receivedAt: ctx.clock() }));
      const taken = await ctx.db.insert(recImpressions).values(rows).onConflictDoNothing().returning({ position: recImpressions.position });
      return { taken: taken.length };
    },
  }) satisfies Handlers<'decision.decide' | 'decision.recImpressions'>;
