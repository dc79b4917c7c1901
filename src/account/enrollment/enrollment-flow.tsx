import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { type EnrollmentStep, isPartiallyEnrolled } from '#contract/calls/enrollment.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { askedOf, DetailsStep, isNamed } from './details-step.tsx';
import type { EnrollmentPorts } from './enrollment-ports.ts';
import { type EnrollmentEvent, enrollmentStart, enrollmentStep } from './flow.ts';
import { InterestsForm } from './interests-form.tsx';
import { JoinStep } from './join-step.tsx';
import { LookupStep } from './lookup-step.tsx';
import { FormStep, WordStep } from './step-words.tsx';

export interface EnrollmentFlowProps extends EnrollmentPorts {
  readonly isSignedIn: boolean;
  /** A step to begin with instead of the one that the session says: the welcome after a sign-up elsewhere. */
  readonly first?: 'welcome' | 'non-loyalty' | undefined;
  readonly email?: string | undefined;
  /** A dialog around it bears the title of the welcome. */
  readonly titleAbove?: boolean;
}

/** The steps that complete a profile, as far as they can be counted. */
const COUNTED: readonly EnrollmentStep[] = ['mobile', 'profile', 'interests', 'success'];

/** From an email to a whole profile, one question a step (spec 2 §2). Each answer is kept when it is given: who leaves goes on there later. */
export const EnrollmentFlow = (props: EnrollmentFlowProps) => {
  const { isSignedIn, first, readProfile, saveProfile, joinLoyalty, today, onDone, titleAbove = false } = props;
  const i18n = useI18n('enrollment');
  const { t, locale } = i18n;
  const [step, setStep] = useState<EnrollmentStep | undefined>(isSignedIn ? first : 'lookup');
  const [email, setEmail] = useState(props.email ?? '');
  const [profile, setProfile] = useState<ConsumerProfile>();
  const { problem, send } = useSending(i18n);
  const place = useRef<HTMLDivElement>(null);
  const [arrivedAt, setArrivedAt] = useState<EnrollmentStep>();

  const factsOf = useCallback(
    (known: ConsumerProfile | undefined, isMember = known?.isLoyaltyMember === true) => ({
      isSignedIn: known !== undefined,
      hasPhone: Boolean(known?.consumerDetails.phone),
      isNamed: known !== undefined && isNamed(known.consumerDetails),
      isMember,
      offersLoyalty: settingsFor(locale.id).features.loyalty,
    }),
    [locale],
  );
  const go = (event: EnrollmentEvent, known = profile, isMember?: boolean): void => {
    if (!step) return;
    const next = enrollmentStep(step, event, factsOf(known, isMember));
    setStep(next);
    setArrivedAt(next);
  };
  const load = async (then: (known: ConsumerProfile) => void): Promise<void> => {
    await send(async () => {
      const known = await readProfile();
      setProfile(known);
      then(known);
    });
  };
  // A page is drawn for a guest first: whoever turns out to be signed in needs no lookup.
  const begin = (): void => void load((known) => setStep((from) => (from && from !== 'lookup' ? from : enrollmentStart(factsOf(known)))));
  const [begun, setBegun] = useState(false);
  // Their forms tell when they are done.
  if (isSignedIn && !begun && step !== 'sign-in' && step !== 'sign-up') setBegun(true);
  const beginning = useEffectEvent(begin);
  useEffect(() => {
    if (begun) beginning();
  }, [begun]);
  useEffect(() => {
    // The next question takes the focus, so that it is read; the first one leaves it where it was.
    if (arrivedAt) place.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [arrivedAt]);

  const save = async (change: Parameters<EnrollmentPorts['saveProfile']>[0]): Promise<void> => {
    const known = await saveProfile(change);
    setProfile(known);
    go('next', known);
  };
  const later = (): void => go('next');

  const counted = step ? COUNTED.indexOf(step) : -1;
  const draw = (): ReactNode => {
    if (step === 'lookup')
      return (
        <LookupStep
          email={email}
          lookup={props.lookup}
          onFound={(found, isKnown) => {
            setEmail(found);
            go(isKnown ? 'known' : 'unknown');
          }}
        />
      );
    if (step === 'sign-in' || step === 'sign-up')
      return (
        <FormStep
          title={t(step === 'sign-in' ? 'signUp.signIn' : 'signUp.title')}
          text={t(step === 'sign-in' ? 'enroll.welcomeBack' : 'enroll.newHere', { email })}
          back={{ label: t('enroll.change'), onPress: () => go('back') }}
        >
          {step === 'sign-in'
            ? props.signInForm({ email, onDone: () => void load((known) => go('signed-in', known)), onForgot: () => go('forgot') })
            : props.signUpForm({ email, onDone: (isMember) => void load((known) => go('signed-up', known, isMember || known.isLoyaltyMember)) })}
        </FormStep>
      );
    if (step === 'forgot-password')
      return (
        <FormStep title={t('enroll.forgot.title')} back={{ label: t('enroll.back'), onPress: () => go('back') }}>
          {props.forgotForm()}
        </FormStep>
      );
    if (step === 'non-loyalty')
      return (
        <JoinStep
          join={async () => {
            await joinLoyalty();
            if (profile) setProfile({ ...profile, isLoyaltyMember: true });
            go('next');
          }}
          onNot={later}
        />
      );
    if (step === 'welcome')
      return (
        <WordStep
          title={t('enroll.welcome.title')}
          titleAbove={titleAbove}
          text={t('enroll.welcome.text')}
          action={t('enroll.welcome.go')}
          onGo={later}
        >
          {profile?.isLoyaltyMember ? props.memberWelcome() : null}
        </WordStep>
      );
    if (step === 'mobile' && profile)
      return (
        <DetailsStep
          key="mobile"
          title={t('enroll.mobile.title')}
          text={t('enroll.mobile.text')}
          names={['phone']}
          profile={profile}
          today={today}
          save={(details) => save({ details })}
          onLater={later}
        />
      );
    if (step === 'profile' && profile)
      return (
        <DetailsStep
          key="profile"
          title={t('enroll.profile.title')}
          names={askedOf(profile.consumerDetails)}
          profile={profile}
          today={today}
          save={(details) => save({ details })}
          onLater={later}
        />
      );
    if (step === 'interests')
      return <InterestsForm interests={profile?.preferences.interests} save={(interests) => save({ preferences: { interests } })} onLater={later} />;
    if (step === 'success') {
      const ending = profile && isPartiallyEnrolled(profile.consumerDetails) ? 'putOff' : 'success';
      return <WordStep title={t(`enroll.${ending}.title`)} text={t(`enroll.${ending}.text`)} action={t('enroll.success.go')} onGo={onDone} />;
    }
    if (problem !== '')
      return (
        <Banner kind="error" role="alert" action={{ label: t('enroll.again'), onPress: begin }}>
          {problem}
        </Banner>
      );
    return (
      <div role="status" aria-label={t('enroll.loading')}>
        <Skeleton shape="block" />
      </div>
    );
  };
  return (
    <Stack gap={5} ref={place}>
      {counted >= 0 ? <ProgressBar label={t('enroll.progress')} value={counted + 1} max={COUNTED.length} /> : null}
      {draw()}
    </Stack>
  );
};
