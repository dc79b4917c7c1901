/**
 * The locales of the shop. The next one is a row here, its settings, a catalogue of words, where it is English how that differs from the
 * American (domain/catalogue/english.ts), and its content: nothing else names a locale.
 */
export interface Locale {
  /** As it stands in the address: `/{lang}-{country}/...` (spec 1 §2). */
  readonly id: LocaleId;
  readonly language: 'en' | 'fr' | 'de';
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR';
  /** BCP 47, for `lang`, `Intl` and hreflang. */
  readonly tag: string;
  /** Whether shown prices contain the tax, as the country does. */
  readonly taxIncluded: boolean;
  /** The content service's site (spec 2 §7). */
  readonly siteId: string;
  /** Consent must be given before anything optional (spec 2 §6). */
  readonly emea: boolean;
  readonly label: string;
}

export const LOCALE_IDS = ['en-us', 'en-ca', 'en-gb', 'fr-fr', 'de-de'] as const;
export type LocaleId = (typeof LOCALE_IDS)[number];
export const DEFAULT_LOCALE: LocaleId = 'en-us';

const row = (id: LocaleId, tag: string, currency: Locale['currency'], taxIncluded: boolean, emea: boolean, label: string): Locale => ({
  id,
  tag,
  currency,
  taxIncluded,
  emea,
  label,
  language: tag.slice(0, 2) as Locale['language'],
  country: tag.slice(3),
  siteId: `WAYMARK-${tag.slice(3)}`,
});

export const LOCALES: Readonly<Record<LocaleId, Locale>> = {
  'en-us': row('en-us', 'en-US', 'USD', false, false, 'United States'),
  'en-ca': row('en-ca', 'en-CA', 'CAD', false, false, 'Canada'),
  'en-gb': row('en-gb', 'en-GB', 'GBP', true, true, 'United Kingdom'),
  'fr-fr': row('fr-fr', 'fr-FR', 'EUR', true, true, 'France'),
  'de-de': row('de-de', 'de-DE', 'EUR', true, true, 'Deutschland'),
};

export const isLocaleId = (value: unknown): value is LocaleId => typeof value === 'string' && (LOCALE_IDS as readonly string[]).includes(value);

/** The locale that a page's path begins with; undefined: none that there is. */
export const localeOfPath = (path: string): LocaleId | undefined => {
  const first = path.split('/')[1];
  return isLocaleId(first) ? first : undefined;
};
