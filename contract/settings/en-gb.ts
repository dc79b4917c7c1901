import { enUs } from './en-us.ts';
import type { Settings } from './schema.ts';

/** Personal data is asked for sparingly (UK GDPR art. 5); the age of consent to online services is 13 (Data Protection Act 2018 s. 9). */
export const enGb: Settings = {
  ...enUs,
  shop: { ...enUs.shop, supportPhone: '+44 20 7946 0100' },
  features: { ...enUs.features, omnibusPrice: true },
  signUp: { ...enUs.signUp, birthDateRequired: false, smsCheckboxRequired: false },
  contact: { collectionPointEmail: true, collectionPointMobilePhone: true, collectionPointContact: false, storePickupEmail: true },
  measures: { sizes: 'UK', distance: 'mi' },
};
