import * as z from 'zod/mini';
import { PASSWORD_MAX } from './accounts.ts';
import { EMAIL_MAX } from './constants.ts';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];

const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));
const yes = z.optional(z.boolean());

/** Where somebody came from to join, read from the address of the sign-up (spec 3 §2). */
export const signUpSourceSchema = z.object({
  /** `storeNum` */
  store: text(40),
  /** `leadSource` */
  acquisitionType: text(100),
  /** `enrollment_marketing_source` */
  campaignName: text(100),
});

/**
 * A new account. With nothing but email and password it is the simplified form's; as soon as anything about the person is given the rules of the
 * whole form hold (sign-up-check.ts), here for comfort and on the server for truth.
 */
export const signUpSchema = z.object({
  email: z.string().check(z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  firstName: text(60),
  lastName: text(60),
  /** `2001-02-28` */
  birthDate: text(10),
  phone: text(30),
  phoneCode: text(6),
  postalCode: text(12),
  gender: z.optional(z.enum(GENDERS)),
  isTermsConfirmed: yes,
  subscriptions: z.optional(z.object({ newsletterConsent: yes, loyaltyConsent: yes, smsNotificationConsent: yes })),
  source: z.optional(signUpSourceSchema),
  /** Member who sent them: counts where they join. */
  referralCode: text(40),
  recaptcha_response: z.optional(z.string().check(z.maxLength(4096))),
});
export type SignUp = z.infer<typeof signUpSchema>;
