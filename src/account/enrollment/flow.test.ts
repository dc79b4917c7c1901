import { describe, expect, it } from 'vitest';
import { ENROLLMENT_STEPS } from '#contract/constants.ts';
import { ENROLLMENT_STEP_NAMES, type EnrollmentStep } from '#contract/calls/enrollment.ts';
import { type EnrollmentEvent, type EnrollmentFacts, enrollmentStart, enrollmentStep } from './flow.ts';

const GUEST: EnrollmentFacts = { isSignedIn: false, hasPhone: false, isNamed: false, isMember: false, offersLoyalty: true };
const walk = (from: EnrollmentStep, events: readonly EnrollmentEvent[], facts: EnrollmentFacts): EnrollmentStep[] => {
  const path = [from];
  for (const event of events) path.push(enrollmentStep(path.at(-1) ?? from, event, facts));
  return path;
};

it('has the ten steps', () => {
  expect(new Set(ENROLLMENT_STEP_NAMES).size).toBe(ENROLLMENT_STEPS);
});

describe('enrollment starts', () => {
  it.each([
    ['lookup', {}],
    ['mobile', { isSignedIn: true }],
    ['profile', { isSignedIn: true, hasPhone: true }],
    ['lookup', { hasPhone: true, isMember: true }],
  ] as const)('at %s for %o', (step, facts) => {
    expect(enrollmentStart({ ...GUEST, ...facts })).toBe(step);
  });
});

describe('enrollment goes', () => {
  it('from an address without an account through the offer, the welcome and every answer to the end', () => {
    expect(walk('lookup', ['unknown', 'signed-up', 'next', 'next', 'next', 'next', 'next'], GUEST)).toEqual([
      'lookup',
      'sign-up',
      'non-loyalty',
      'welcome',
      'mobile',
      'profile',
      'interests',
      'success',
    ]);
  });

  it('past the offer for a member, and past the number that is known', () => {
    const member = { ...GUEST, isMember: true, hasPhone: true };
    expect(walk('sign-up', ['signed-up', 'next', 'next', 'next'], member)).toEqual(['sign-up', 'welcome', 'profile', 'interests', 'success']);
    expect(enrollmentStep('sign-up', 'signed-up', { ...GUEST, offersLoyalty: false })).toBe('welcome');
  });

  it('past what the sign-up has asked a moment ago', () => {
    expect(walk('welcome', ['next', 'next', 'next'], { ...GUEST, isNamed: true })).toEqual(['welcome', 'mobile', 'interests', 'success']);
    expect(enrollmentStep('welcome', 'next', { ...GUEST, hasPhone: true, isNamed: true })).toBe('interests');
  });

  it('to what is missing after a sign-in', () => {
    expect(walk('lookup', ['known', 'forgot', 'back', 'signed-in'], GUEST)).toEqual(['lookup', 'sign-in', 'forgot-password', 'sign-in', 'mobile']);
    expect(enrollmentStep('sign-in', 'signed-in', { ...GUEST, hasPhone: true })).toBe('profile');
  });

  it('back to the address that was typed', () => {
    expect([enrollmentStep('sign-in', 'back', GUEST), enrollmentStep('sign-up', 'back', GUEST)]).toEqual(['lookup', 'lookup']);
  });

  it('nowhere by what does not belong to a step', () => {
    for (const step of ENROLLMENT_STEP_NAMES) expect(enrollmentStep(step, 'forgot', GUEST)).toBe(step === 'sign-in' ? 'forgot-password' : step);
    expect(walk('success', ['next', 'back'], GUEST)).toEqual(['success', 'success', 'success']);
  });
});
