import { settingsFor } from '#contract/settings.ts';
import type { Words } from '#src/i18n/words.ts';

const MILES = 0.621371;

/** So far, in the measure of the country. */
export const distanceText = (words: Words, km: number): string => {
  const inMiles = settingsFor(words.locale.id).measures.distance === 'mi';
  const distance = inMiles ? km * MILES : km;
  return words.number(distance, { style: 'unit', unit: inMiles ? 'mile' : 'kilometer', maximumFractionDigits: distance < 10 ? 1 : 0 });
};
