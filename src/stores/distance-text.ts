import { settingsFor } from '#contract/settings.ts';
import type { Words } from '#src/i18n/words.ts';

const MILES = 0.621371;

/** So far, in the measure of the country. Places are known to about a kilometre: below one of it is said no closer. */
export const distanceText = (words: Words, km: number): string => {
  const inMiles = settingsFor(words.locale.id).measures.distance === 'mi';
  const distance = inMiles ? km * MILES : km;
  const text = words.number(Math.max(distance, 1), {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
  return distance < 1 ? `< ${text}` : text;
};
