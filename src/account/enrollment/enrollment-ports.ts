import type { ReactNode } from 'react';
import type { ConsumerProfile, DetailsInput, PreferencesInput } from '#contract/calls/consumer.ts';

/** What the enrollment asks of the shop, and the forms of other rooms that stand in it. */
export interface EnrollmentPorts {
  /** Whether an address has an account. */
  readonly lookup: (email: string) => Promise<boolean>;
  readonly readProfile: () => Promise<ConsumerProfile>;
  readonly saveProfile: (change: { readonly details?: DetailsInput; readonly preferences?: PreferencesInput }) => Promise<ConsumerProfile>;
  readonly joinLoyalty: () => Promise<void>;
  readonly today: () => Promise<string>;
  readonly signInForm: (about: { readonly email: string; readonly onDone: () => void; readonly onForgot?: () => void }) => ReactNode;
  /** Asks for the letter with the link to a new password. */
  readonly forgotForm: () => ReactNode;
  /** What a new member has: points and the welcome. */
  readonly memberWelcome: () => ReactNode;
  readonly signUpForm: (about: { readonly email: string; readonly onDone: (isMember: boolean) => void }) => ReactNode;
  /** Somebody is through, or wants no more. */
  readonly onDone: () => void;
}
