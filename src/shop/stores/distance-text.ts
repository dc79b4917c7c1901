import { settingsFor } from '#contract/settings/settings.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

const MILES = 0.621371;

const isInMiles = (i18n: I18n): boolean => settingsFor(i18n.locale.id).measures.distance === 'mi';

/** A distance in the measure of the country, in kilometres. */
export const inKilometres = (i18n: I18n, distance: number): number => (isInMiles(i18n) ? Math.round(distance / MILES) : distance);

/** A round distance in the measure of the country. */
export const roundDistanceText = (i18n: I18n, distance: number): string =>
  i18n.number(distance, { style: 'unit', unit: isInMiles(i18n) ? 'mile' : 'kilometer' });

/** So far, in the measure of the country. Places are known to about a kilometre: below one of it is said no closer. */
export const distanceText = (i18n: I18n, km: number): string => {
  const inMiles = isInMiles(i18n);
  const distance = inMiles ? km * MILES : km;
  const text = i18n.number(Math.max(distance, 1), {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
  return distance < 1 ? `< ${text}` : text;
};
