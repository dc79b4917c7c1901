import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConsumerProfile } from '#contract/consumer.ts';
import type { EnrollmentStep } from '#contract/enrollment.ts';
import { settingsFor } from '#contract/settings.ts';
import { useSending } from '#src/forms/use-sending.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { DetailsStep } from './details-step.tsx';
import type { EnrollmentPorts } from './enrollment-ports.ts';
import { type EnrollmentEvent, enrollmentStart, enrollmentStep } from './flow.ts';
import { InterestsForm } from './interests-form.tsx';
import { LookupStep } from './lookup-step.tsx';
import { StepFrame } from './step-frame.tsx';

export interface EnrollmentFlowProps extends EnrollmentPorts {
  readonly isSignedIn: boolean;
  /** A step to begin with instead of the one that the session says: the welcome after a sign-up elsewhere. */
  readonly first?: 'welcome' | 'non-loyalty' | undefined;
  readonly email?: string | undefined;
}

/** The steps that complete a profile, as far as they can be counted. */
const COUNTED: readonly EnrollmentStep[] = ['mobile', 'profile', 'interests', 'success'];

/** From an email to a whole profile, one question a step (spec 2 §2). Each answer is kept when it is given: who leaves goes on there later. */
export const EnrollmentFlow = (props: EnrollmentFlowProps) => {
  const { isSignedIn, first, readProfile, saveProfile, joinLoyalty, today, onDone } = props;
  const words = useWords('enrollment');
  const { t, locale } = words;
  const [step, setStep] = useState<EnrollmentStep | undefined>(isSignedIn ? first : 'lookup');
  const [email, setEmail] = useState(props.email ?? '');
  const [profile, setProfile] = useState<ConsumerProfile>();
  const { busy, problem, send } = useSending(words);
  const place = useRef<HTMLDivElement>(null);
  const [arrivedAt, setArrivedAt] = useState<EnrollmentStep>();

  const factsOf = useCallback(
    (known: ConsumerProfile | undefined, isMember = known?.isLoyaltyMember === true) => ({
      isSignedIn: known !== undefined,
      hasPhone: Boolean(known?.consumerDetails.phone),
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
        <Stack gap={4}>
          <Heading level={2} size="lg" tabIndex={-1} data-step-title="">
            {t(step === 'sign-in' ? 'signUp.signIn' : 'signUp.title')}
          </Heading>
          <Text>{t(step === 'sign-in' ? 'enroll.welcomeBack' : 'enroll.newHere', { email })}</Text>
          {step === 'sign-in'
            ? props.signInForm({ email, onDone: () => void load((known) => go('signed-in', known)), onForgot: () => go('forgot') })
            : props.signUpForm({ email, onDone: (isMember) => void load((known) => go('signed-up', known, isMember || known.isLoyaltyMember)) })}
          <Button variant="quiet" onClick={() => go('back')}>
            {t('enroll.change')}
          </Button>
        </Stack>
      );
    if (step === 'forgot-password')
      return (
        <Stack gap={4} align="start">
          <Heading level={2} size="lg" tabIndex={-1} data-step-title="">
            {t('enroll.forgot.title')}
          </Heading>
          <Text>{t('enroll.forgot.text')}</Text>
          <TextLink href={`/${locale.id}/forgot-password`}>{t('enroll.forgot.go')}</TextLink>
          <Button variant="quiet" onClick={() => go('back')}>
            {t('enroll.back')}
          </Button>
        </Stack>
      );
    if (step === 'non-loyalty')
      return (
        <StepFrame
          title={t('enroll.nonLoyalty.title')}
          text={t('enroll.nonLoyalty.text')}
          problem={problem}
          busy={busy}
          action={t('enroll.nonLoyalty.join')}
          onAct={(event) => {
            event.preventDefault();
            void send(async () => {
              await joinLoyalty();
              go('next');
            });
          }}
          other={{ label: t('enroll.nonLoyalty.not'), onPress: later }}
        >
          <TextLink href={`/${locale.id}/loyalty-terms`} target="_blank">
            {t('signUp.readLoyaltyTerms')}
          </TextLink>
        </StepFrame>
      );
    if (step === 'welcome')
      return (
        <StepFrame
          title={t('enroll.welcome.title')}
          text={t('enroll.welcome.text')}
          problem={problem}
          busy={busy}
          action={t('enroll.welcome.go')}
          onAct={(event) => {
            event.preventDefault();
            later();
          }}
        />
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
          names={['firstName', 'lastName', 'birthDate', 'postalCode']}
          profile={profile}
          today={today}
          save={(details) => save({ details })}
          onLater={later}
        />
      );
    if (step === 'interests')
      return <InterestsForm interests={profile?.preferences.interests} save={(interests) => save({ preferences: { interests } })} onLater={later} />;
    if (step === 'success')
      return (
        <StepFrame
          title={t('enroll.success.title')}
          text={t('enroll.success.text')}
          problem=""
          busy={false}
          action={t('enroll.success.go')}
          onAct={(event) => {
            event.preventDefault();
            onDone();
          }}
        />
      );
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
