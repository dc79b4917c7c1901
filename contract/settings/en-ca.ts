import { enUs } from './en-us.ts';
import type { Settings } from './schema.ts';

export const enCa: Settings = {
  ...enUs,
  payment: { ...enUs.payment, klarna: false },
  signUp: { ...enUs.signUp, birthDateRequired: false },
  measures: { sizes: 'US', distance: 'km' },
};
