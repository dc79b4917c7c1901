import { enGb } from './en-gb.ts';
import type { Settings } from './schema.ts';

/** Children consent from 15 (GDPR art. 8, loi Informatique et Libertés art. 45). */
export const frFr: Settings = {
  ...enGb,
  shop: { ...enGb.shop, supportPhone: '+33 1 99 00 01 00' },
  signUp: { ...enGb.signUp, minimalAge: 15 },
  contact: { collectionPointEmail: true, collectionPointMobilePhone: true, collectionPointContact: true, storePickupEmail: false },
  measures: { sizes: 'EU', distance: 'km' },
};
