import { settingsFor } from '#contract/settings/settings.ts';
import type { Words } from '#src/base/i18n/words.ts';

const MILES = 0.621371;

const isInMiles = (words: Words): boolean => settingsFor(words.locale.id).measures.distance === 'mi';

/** A distance in the measure of the country, in kilometres. */
export const inKilometres = (words: Words, distance: number): number => (isInMiles(words) ? Math.round(distance / MILES) : distance);

/** A round distance in the measure of the country. */
export const roundDistanceText = (words: Words, distance: number): string =>
  words.number(distance, { style: 'unit', unit: isInMiles(words) ? 'mile' : 'kilometer' });

/** So far, in the measure of the country. Places are known to about a kilometre: below one of it is said no closer. */
export const distanceText = (words: Words, km: number): string => {
  const inMiles = isInMiles(words);
  const distance = inMiles ? km * MILES : km;
  const text = words.number(Math.max(distance, 1), {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
  return distance < 1 ? `< ${text}` : text;
};
