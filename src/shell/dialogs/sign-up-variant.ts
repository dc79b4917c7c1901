import type { Settings } from '#contract/settings/schema.ts';
import type { SignUpVariant } from '#src/account/sign-up/sign-up-values.ts';

/** Which form a shop shows: one setting drives the simplified form and the simplified enrollment, and nobody has to become a member. */
export const signUpVariant = ({ enrollment, features }: Pick<Settings, 'enrollment' | 'features'>, joins: boolean): SignUpVariant => {
  if (enrollment.simplified) return 'simplified';
  return features.loyalty && joins ? 'loyalty' : 'plain';
};
