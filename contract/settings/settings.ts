import type { LocaleId } from '#contract/locales.ts';
import { deDe } from './de-de.ts';
import { enCa } from './en-ca.ts';
import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import { frFr } from './fr-fr.ts';
import type { Settings } from './schema.ts';

export type { Settings } from './schema.ts';

export const SETTINGS: Readonly<Record<LocaleId, Settings>> = { 'en-us': enUs, 'en-ca': enCa, 'en-gb': enGb, 'fr-fr': frFr, 'de-de': deDe };

/** What is configured for a locale. Plain data: a page may ask before it does anything else. */
export const settingsFor = (locale: LocaleId): Settings => SETTINGS[locale];
