import { CODE_INSTEAD_OF_SYMBOL } from '#contract/constants.ts';
import { minorDigits } from '#contract/money.ts';
import type { RuleText } from '#contract/promotion.ts';
import type { PublicRules } from './types.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once a language and currency: making one takes longer than pricing a cart. */
const formatOf = ({ tag, currency }: PublicRules): Intl.NumberFormat => {
  const key = `${tag} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === CODE_INSTEAD_OF_SYMBOL ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(key, made);
  return made;
};

/** An amount for reading: no `.00`, and the code instead of the symbol for CAD (spec 2 §9). */
const say = (amount: number, rules: PublicRules): string => formatOf(rules).format(amount / 10 ** minorDigits(rules.currency));

/** The words of a rule in the shopper's language, amounts and units filled in. */
export const fillText = (words: RuleText, amounts: Readonly<Record<string, number | undefined>>, rules: PublicRules, units = 0): string =>
  (words[rules.language] ?? words.en ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'pieces' ? String(units) : say(amounts[name] ?? 0, rules),
  );
