import type { Store } from '#contract/stores.ts';

/** Opening hours of today by the device's clock; the table begins with Monday; null: closed. */
export const hoursToday = (store: Pick<Store, 'hours'>, now: Date = new Date()): readonly [string, string] | null =>
  store.hours[(now.getDay() + 6) % 7] ?? null;
