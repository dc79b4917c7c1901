import { EUROPE } from './stores/europe.ts';
import { NORTH_AMERICA } from './stores/north-america.ts';
import type { StoreRow } from './stores/store.ts';

/** The shop's own stores: real cities and places on the map; house and phone numbers are made up (numbers from the ranges kept free for fiction where a country has one). */
export const SEED_STORES: readonly StoreRow[] = [...NORTH_AMERICA, ...EUROPE];
