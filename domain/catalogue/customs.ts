import type { Locale } from '#contract/locales.ts';
import type { Customs } from '#contract/calls/products.ts';
import type { ModelStyle } from './model/types.ts';
import { textFor } from './localized-text.ts';

/** What can be chosen of a style that is made to order, in the words and the money of a locale; undefined: it is not. */
export const customsOf = ({ customs }: Pick<ModelStyle, 'customs'>, locale: Locale): Customs | undefined => {
  if (customs === null) return undefined;
  const [minDays, maxDays] = customs.days;
  return {
    parts: customs.parts.map(({ key, names, options, text }) => ({
      key,
      label: textFor(names, locale),
      options: options.map((option) => ({
        value: option.value,
        label: textFor(option.names, locale),
        surcharge: option.surcharge?.[locale.currency] ?? 0,
      })),
      ...(text ? { text: { maxLength: text.maxLength, surcharge: text.surcharge?.[locale.currency] ?? 0 } } : {}),
    })),
    deliveryTime: { minDays, maxDays },
  };
};
