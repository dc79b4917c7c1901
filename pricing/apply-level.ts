import type { Currency } from '#contract/money.ts';
import type { Promotion } from '#contract/promotion.ts';
import { judge, type Verdict } from './promotions.ts';
import type { Priced, PricingLine, PricingShipment } from './types.ts';

export interface Offer {
  readonly promotion: Promotion;
  readonly couponCode?: string;
}

/** What lines and shipments cost so far. */
export interface RunningAmounts {
  readonly rows: readonly Priced<PricingLine>[];
  readonly shipments: readonly Priced<PricingShipment>[];
}

export interface Judged {
  readonly offer: Offer;
  readonly verdict: Verdict;
  /** It is what makes the cart cheaper, or gives the gift; not one that another has beaten. */
  readonly counts: boolean;
}

export interface Outcome {
  readonly running: RunningAmounts;
  readonly judged: readonly Judged[];
}

const lessened = <T>(priced: readonly Priced<T>[], parts: readonly number[]): Priced<T>[] =>
  priced.map(({ of, amount }, index) => ({ of, amount: amount - (parts[index] ?? 0) }));

const take = (running: RunningAmounts, level: Promotion['level'], { parts }: Verdict): RunningAmounts =>
  level === 'SHIPPING' ? { ...running, shipments: lessened(running.shipments, parts) } : { ...running, rows: lessened(running.rows, parts) };

const saved = ({ judged }: Outcome): number => judged.reduce((total, { counts, verdict }) => total + (counts ? verdict.amount : 0), 0);

/** One after the other, each on what the one before left; of a group only the one that is worth most when the first of them comes up. */
const inTurn = (offers: readonly Offer[], start: RunningAmounts, currency: Currency): Outcome => {
  let running = start;
  const leaders = new Map<string, Offer>();
  const judged = offers.map((offer): Judged => {
    const { promotion } = offer;
    const ask = (of: Offer): Verdict => judge(of.promotion, running.rows, running.shipments, currency);
    const verdict = ask(offer);
    if (verdict.missing > 0) return { offer, verdict, counts: false };
    const { group } = promotion;
    if (group !== undefined) {
      // Ties go to the earlier one.
      const rivals = offers.filter((other) => other.promotion.group === group);
      const leader = leaders.get(group) ?? rivals.reduce((best, other) => (ask(other).amount > ask(best).amount ? other : best));
      leaders.set(group, leader);
      if (leader !== offer) return { offer, verdict, counts: false };
    }
    running = take(running, promotion.level, verdict);
    return { offer, verdict, counts: true };
  });
  return { running, judged };
};

/** What could have been had instead: judged as things stood, and not counted. */
const passedOver = (offers: readonly Offer[], { rows, shipments }: RunningAmounts, currency: Currency): Judged[] =>
  offers.map((offer) => ({ offer, verdict: judge(offer.promotion, rows, shipments, currency), counts: false }));

/**
 * The promotions of one level. Those that can be combined come in turn; one that is exclusive is compared with them, and the shopper gets what is
 * worth more: it alone, or them together. Gifts take nothing off and never stand back. An associate's adjustments come last.
 */
export const applyLevel = (offers: readonly Offer[], adjustments: readonly Offer[], start: RunningAmounts, currency: Currency): Outcome => {
  const isGift = ({ promotion }: Offer): boolean => promotion.effect.type === 'gift';
  const gifts = offers.filter(isGift);
  const reducing = offers.filter((offer) => !isGift(offer));
  const combined = reducing.filter(({ promotion }) => !promotion.exclusive);
  let best: { readonly outcome: Outcome; readonly of: readonly Offer[] } = { outcome: inTurn(combined, start, currency), of: combined };
  for (const offer of reducing) {
    if (!offer.promotion.exclusive) continue;
    const alone = inTurn([offer], start, currency);
    if (saved(alone) > saved(best.outcome)) best = { outcome: alone, of: [offer] };
  }
  const others = reducing.filter((offer) => !best.of.includes(offer));
  const given = inTurn(gifts, start, currency);
  const last = inTurn(adjustments, best.outcome.running, currency);
  return { running: last.running, judged: [...best.outcome.judged, ...passedOver(others, start, currency), ...given.judged, ...last.judged] };
};
