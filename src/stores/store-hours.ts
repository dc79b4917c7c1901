import type { Store } from '#contract/stores.ts';

/** Opening hours of a day, Monday first in the store's table; null: closed. `day` is of the device's clock, Sunday 0. */
export const hoursOn = (store: Pick<Store, 'hours'>, day: number): readonly [string, string] | null => store.hours[(day + 6) % 7] ?? null;
