import type { Locale } from '#contract/locales.ts';
import type { Amounts, Promotion, RuleText } from '#contract/promotion.ts';

/**
 * A rule as it travels with a cart: in one language and one currency. A rule of three languages is three times as long, and every answer brings
 * them all along.
 */
export const rulesIn = (rule: Promotion, { language, currency }: Pick<Locale, 'language' | 'currency'>): Promotion => {
  const words = (all: RuleText): RuleText => ({ [language]: all[language] ?? all.en ?? '' });
  const amounts = (all: Amounts): Amounts => (all[currency] === undefined ? {} : { [currency]: all[currency] });
  const { approaching, above, threshold, effect } = rule;
  return {
    ...rule,
    name: words(rule.name),
    callout: words(rule.callout),
    ...(approaching && { approaching: words(approaching) }),
    ...(above && { above: words(above) }),
    ...(threshold && { threshold: amounts(threshold) }),
    effect: 'amounts' in effect ? { ...effect, amounts: amounts(effect.amounts) } : effect,
  };
};
