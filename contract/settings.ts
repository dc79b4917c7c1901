import type { LocaleId } from './locales.ts';
import { deDe } from './settings/de-de.ts';
import { enCa } from './settings/en-ca.ts';
import { enGb } from './settings/en-gb.ts';
import { enUs } from './settings/en-us.ts';
import { frFr } from './settings/fr-fr.ts';
import type { Settings } from './settings/schema.ts';

export type { Settings } from './settings/schema.ts';

export const SETTINGS: Readonly<Record<LocaleId, Settings>> = { 'en-us': enUs, 'en-ca': enCa, 'en-gb': enGb, 'fr-fr': frFr, 'de-de': deDe };

/** What is configured for a locale. Plain data: a page may ask before it does anything else. */
export const settingsFor = (locale: LocaleId): Settings => SETTINGS[locale];
