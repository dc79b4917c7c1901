import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import { EventForm } from '#src/account/enrollment/event-form.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Steps } from '#ui/progress/steps.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { useEnrollment } from './use-enrollment.tsx';

/** Two steps: who one is, then joining (spec 3 §2). Whoever is signed in goes straight to the second. */
export default function EventDialog({ props: { event }, close }: DialogContent<'event-sign-up'>) {
  const { t } = useI18n('enrollment');
  const { type } = useSession();
  const [joined, setJoined] = useState(false);
  const signedIn = type === 'Registered';
  if (joined)
    return (
      <DialogBody>
        <Stack gap={4} align="start" role="status">
          <Heading level={2} size="lg">
            {event.confirmationTitle ?? t('event.doneTitle')}
          </Heading>
          <Text>{event.confirmationSubtitle ?? t('event.doneText')}</Text>
          <Button onClick={() => close(true)}>{t('event.close')}</Button>
        </Stack>
      </DialogBody>
    );
  const steps = [
    { id: 'account', label: t('event.step.account') },
    { id: 'join', label: t('event.step.join') },
  ];
  return (
    <DialogBody>
      <Stack gap={5}>
        <Steps label={t('event.steps')} steps={steps} current={signedIn ? 'join' : 'account'} />
        {signedIn ? <JoinStep event={event} onJoined={() => setJoined(true)} /> : <AccountStep />}
      </Stack>
    </DialogBody>
  );
}

const AccountStep = () => {
  const { t } = useI18n('enrollment');
  const [view, setView] = useState<'sign-in' | 'sign-up'>('sign-in');
  const { signInForm, signUpForm } = useEnrollment();
  const nothing = (): void => undefined;
  // The session says when it is done: the next step draws itself.
  if (view === 'sign-up')
    return (
      <>
        {signUpForm({ email: '', onDone: nothing })}
        <Button variant="link" onClick={() => setView('sign-in')}>
          {t('event.already')}
        </Button>
      </>
    );
  return (
    <>
      {signInForm({ email: '', onDone: nothing })}
      <Text>{t('event.notMember')}</Text>
      <Button variant="secondary" onClick={() => setView('sign-up')}>
        {t('event.create')}
      </Button>
    </>
  );
};

const JoinStep = ({ event, onJoined }: { readonly event: ContentEvent; readonly onJoined: () => void }): ReactNode => {
  const i18n = useI18n('enrollment');
  const { api } = useRouter().options.context;
  const { subject } = useSession();
  const { readProfile } = useEnrollment();
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['account', subject, 'event-profile'],
    queryFn: async () => {
      try {
        return await readProfile();
      } catch (failure) {
        throw new Error((await failureText(i18n, failure)).text, { cause: failure });
      }
    },
    retry: false,
  });
  if (isPending)
    return (
      <div role="status" aria-label={i18n.t('enroll.loading')}>
        <Skeleton shape="block" />
      </div>
    );
  if (!data)
    return (
      <Banner kind="error" role="alert" action={{ label: i18n.t('enroll.again'), onPress: () => void refetch() }}>
        {error?.message}
      </Banner>
    );
  return (
    <EventForm
      event={event}
      profile={data}
      register={async (body) => {
        await api('consumer.eventRegistration', { body });
        onJoined();
        // There is a place less.
        await queryClient.invalidateQueries({ queryKey: ['content.events'] });
      }}
    />
  );
};
