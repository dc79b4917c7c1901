import { enGb } from './en-gb.ts';
import type { Settings } from './schema.ts';

/** Children consent from 16 (GDPR art. 8). */
export const deDe: Settings = {
  ...enGb,
  shop: { ...enGb.shop, supportPhone: '+49 30 23125 100' },
  signUp: { ...enGb.signUp, minimalAge: 16 },
  contact: { collectionPointEmail: true, collectionPointMobilePhone: false, collectionPointContact: true, storePickupEmail: false },
  measures: { sizes: 'EU', distance: 'km' },
};
