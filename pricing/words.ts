import { minorDigits } from '#contract/money.ts';
import type { RuleWords } from '#contract/promotion.ts';
import type { PublicRules } from './types.ts';

/** An amount for reading: no `.00`, and the code instead of the symbol for CAD (spec 2 §9). */
const say = (amount: number, { tag, currency }: PublicRules): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** minorDigits(currency));

/** The words of a rule in the shopper's language, amounts filled in. */
export const fillWords = (words: RuleWords, amounts: Readonly<Record<string, number | undefined>>, rules: PublicRules): string =>
  (words[rules.language] ?? words.en ?? '').replace(/\{(\w+)\}/g, (_, name: string) => say(amounts[name] ?? 0, rules));
