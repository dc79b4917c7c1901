import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { ADDRESS_COUNTRIES, addressRule } from '#domain/address-rules.ts';
import type { Country } from '#contract/calls/countries.ts';
import type { Locale } from '#contract/locales.ts';
import { DIAL_NORTH_AMERICA } from '#domain/phone-mask.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countryName } from '#server/commerce/cart/messages.ts';

/** How a mobile number of the country is written, without what is dialled at home alone; absent where the specification's own mask holds. */
const maskFor = (code: (typeof CODES)[number], dialCode: string): string | undefined => {
  if (dialCode === DIAL_NORTH_AMERICA) return undefined;
  const written = getExampleNumber(code, examples)?.formatInternational();
  return written
    ?.slice(dialCode.length + 1)
    .trim()
    .replaceAll(/\d/g, 'X');
};

const CODES = getCountries();
const FIGURES = CODES.map((code) => {
  const dialCode: string = getCountryCallingCode(code);
  const mask = maskFor(code, dialCode);
  return { code, dialCode, ...(mask !== undefined && { mask }) };
});

const lists = new Map<string, readonly Country[]>();

/** Every country that can be called, by its name in the language. */
export const countryList = (locale: Locale): readonly Country[] => {
  const known = lists.get(locale.tag);
  if (known) return known;
  const collator = new Intl.Collator(locale.tag);
  const made = FIGURES.map((figures) => ({ name: countryName(figures.code, locale), ...figures })).toSorted((a, b) =>
    collator.compare(a.name, b.name),
  );
  lists.set(locale.tag, made);
  return made;
};

export const countryHandlers = () =>
  ({
    'utilities.countryList': (_, { locale }) => Promise.resolve({ countries: [...countryList(locale)] }),

    'utilities.i18n': ({ params }, { locale }) => {
      const code = params.countryCode.toUpperCase();
      const country = countryList(locale).find((entry) => entry.code === code);
      if (!country) throw new Refusal('API404');
      const { fields, required, postalPattern, postalExample, postalLength, provinces, phoneDigits, phoneStart, trunkPrefix } = addressRule(code);
      const [min, max] = phoneDigits;
      const phone = { min, max, ...(phoneStart && { start: phoneStart }), ...(trunkPrefix && { trunkPrefix }) };
      return Promise.resolve({
        country,
        address: {
          fields: [...fields],
          required: [...required],
          ...(postalPattern && { postalPattern }),
          ...(postalExample && { postalExample }),
          ...(postalLength && { postalLength }),
          ...(provinces && { provinces: provinces.map(([province, name]) => ({ code: province, name })) }),
        },
        ...(ADDRESS_COUNTRIES.includes(code) && { phone }),
      });
    },
  }) satisfies Handlers<'utilities.countryList' | 'utilities.i18n'>;
