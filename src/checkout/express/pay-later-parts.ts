import type { LocaleId } from '#contract/locales.ts';
import { PAY_LATER } from '#contract/settings/express.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { splitByWeight } from '#domain/split-by-weight.ts';

/** How an amount is split in a locale, or undefined where Klarna does not split it. The parts add up; what cannot be divided is paid first. */
export const payLaterParts = (amount: number, locale: LocaleId): readonly number[] | undefined =>
  settingsFor(locale).payment.klarna && amount >= PAY_LATER.min && amount <= PAY_LATER.max
    ? splitByWeight(
        amount,
        Array.from({ length: PAY_LATER.parts[locale] }, () => 1),
      )
    : undefined;
