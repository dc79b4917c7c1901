import { CONSENT_TARGETING } from '#contract/constants.ts';
import { type DecideAnswer, RECOMMENDATIONS_MAX } from '#contract/calls/decision.ts';
import { RECENTLY_VIEWED } from '#contract/calls/rec-sets.ts';
import type { LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { consentOf } from '#server/marketing/consent/consent-of.ts';
import { recImpressions } from '#server/platform/db/schema/decisions.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { audienceOfCall } from './audience.ts';
import { decide } from './evaluate.ts';
import { noteSeen, readHistory } from './history.ts';
import { NO_DECISIONS, type RemoteEngine } from './remote-engine.ts';
import { readRules } from './rules.ts';
import { seenIn, visitOf, type VisitHistory } from './visit.ts';

const assertBrand = (brand: string, locale: LocaleId): void => {
  if (brand !== settingsFor(locale).shop.brand) throw new Refusal('API404');
};

/** What was looked at before this page. */
const recommendationsOf = ({ products }: VisitHistory, shown: readonly string[]): DecideAnswer['recommendations'] => {
  const others = products.filter((product) => !shown.includes(product)).slice(0, RECOMMENDATIONS_MAX);
  return others.length === 0 ? [] : [{ recSetId: RECENTLY_VIEWED, products: others }];
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
      return { decisions: decide(rules, visit), recommendations: recommendationsOf(history, seen.products) };
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
