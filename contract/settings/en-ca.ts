import { enUs } from './en-us.ts';
import type { Settings } from './schema.ts';

export const enCa: Settings = {
  ...enUs,
  signUp: { ...enUs.signUp, birthDateRequired: false },
  measures: { sizes: 'US', distance: 'km' },
};
