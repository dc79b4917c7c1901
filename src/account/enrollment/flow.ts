import type { EnrollmentStep } from '#contract/calls/enrollment.ts';

/** What decides where somebody goes on. */
export interface EnrollmentFacts {
  readonly isSignedIn: boolean;
  readonly hasPhone: boolean;
  /** The profile has names, birth date and postal code. */
  readonly isNamed: boolean;
  readonly isMember: boolean;
  /** The shop has a programme to join. */
  readonly offersLoyalty: boolean;
}

/** Logged out: the lookup; logged in with a phone step 3, without one step 2 (spec 2 §4). */
export const enrollmentStart = ({ isSignedIn, hasPhone }: EnrollmentFacts): EnrollmentStep => {
  if (!isSignedIn) return 'lookup';
  return hasPhone ? 'profile' : 'mobile';
};

export type EnrollmentEvent =
  /** The lookup found an account, or none. */
  | 'known'
  | 'unknown'
  | 'signed-in'
  | 'signed-up'
  | 'forgot'
  | 'back'
  /** The step is done, or put off. */
  | 'next';

/** The first step for a new account: the programme is offered once to whoever did not join with the form, then the welcome. */
export const afterSignUp = ({ isMember, offersLoyalty }: EnrollmentFacts): EnrollmentStep => (offersLoyalty && !isMember ? 'non-loyalty' : 'welcome');

const NEXT: Readonly<Partial<Record<EnrollmentStep, EnrollmentStep>>> = {
  'non-loyalty': 'welcome',
  profile: 'interests',
  interests: 'success',
};

/** Where an event leads; an event that a step does not know leaves it. The documents name the starts, the order of the others is ours. */
export const enrollmentStep = (step: EnrollmentStep, event: EnrollmentEvent, facts: EnrollmentFacts): EnrollmentStep => {
  if (event === 'signed-in') return enrollmentStart({ ...facts, isSignedIn: true });
  if (event === 'signed-up') return afterSignUp(facts);
  if (step === 'lookup' && (event === 'known' || event === 'unknown')) return event === 'known' ? 'sign-in' : 'sign-up';
  if (step === 'sign-in' && event === 'forgot') return 'forgot-password';
  if (event === 'back') return step === 'forgot-password' ? 'sign-in' : step === 'sign-in' || step === 'sign-up' ? 'lookup' : step;
  if (event !== 'next') return step;
  // What was answered a moment ago, in the sign-up, is not asked once more.
  if (step === 'welcome' && !facts.hasPhone) return 'mobile';
  if (step === 'welcome' || step === 'mobile') return facts.isNamed ? 'interests' : 'profile';
  return NEXT[step] ?? step;
};
