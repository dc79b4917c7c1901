import { useForm } from 'react-hook-form';
import { isPersonName } from '#domain/address-check.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { EVENT_DAYS_FOR_SELECTOR } from '#contract/constants/content.ts';
import { EVENT_DAYS_SEPARATOR, type EventRegistration } from '#contract/calls/enrollment.ts';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import { daysOf } from '#domain/events.ts';
import { toE164 } from '#domain/phone.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** What the form asks of an event. */
export type JoinedEvent = Pick<ContentEvent, 'eventId' | 'startDate' | 'endDate' | 'enablePlusOne' | 'submitCtaLabel'>;

interface EventValues {
  attendingDays: string[];
  plusOne?: string;
  eventTermsAccepted: boolean;
}

export interface EventFormProps {
  readonly event: JoinedEvent;
  readonly profile: ConsumerProfile;
  readonly register: (body: EventRegistration) => Promise<void>;
}

/** What goes to the shop: days joined by comma and space, and what the profile knows (spec 3 §7). */
export const toRegistration = (values: EventValues, event: JoinedEvent, profile: ConsumerProfile, now: Date): EventRegistration => {
  const { email, firstName, lastName, gender, phone, phoneCode } = profile.consumerDetails;
  const days = daysOf(event);
  return {
    email,
    eventId: event.eventId,
    attendingDays: (days.length >= EVENT_DAYS_FOR_SELECTOR ? days.filter((day) => values.attendingDays.includes(day)) : days).join(
      EVENT_DAYS_SEPARATOR,
    ),
    eventTermsAccepted: values.eventTermsAccepted,
    registrationTimestamp: now.toISOString(),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(gender && { gender }),
    ...(phone && phoneCode && { phoneNumber: toE164({ phone, phoneCode }) }),
    ...(values.plusOne?.trim() && { plusOne: values.plusOne.trim() }),
  };
};

/** Joining an event (spec 3 §5). While it is sent nothing can be changed; what went wrong can be put away, what was said stays. */
export const EventForm = ({ event, profile, register: join }: EventFormProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t } = i18n;
  const form = useForm<EventValues>({ defaultValues: { attendingDays: [], eventTermsAccepted: false } });
  const { register, formState } = form;
  const { busy, problem, setProblem, send } = useSending(i18n);
  const draft = useTabDraft(form, `event-${event.eventId}`);
  const days = daysOf(event);
  const error = (name: keyof EventValues): string | undefined => problemText(i18n, formState.errors[name]?.message);
  const submit = (values: EventValues): Promise<void> =>
    send(async () => {
      await join(toRegistration(values, event, profile, new Date()));
      draft.forget();
    });
  return (
    <form method="dialog" noValidate aria-label={t('event.step.join')} onSubmit={(submitted) => void form.handleSubmit(submit)(submitted)}>
      <Stack gap={4}>
        <ProblemBanner problem={problem} onDismiss={() => setProblem('')} />
        <Field label={t('event.email')} hint={t('event.emailHint')}>
          <TextInput type="email" value={profile.consumerDetails.email} disabled readOnly />
        </Field>
        {days.length >= EVENT_DAYS_FOR_SELECTOR ? (
          <FieldGroup legend={t('event.days')} error={error('attendingDays')}>
            <Stack gap={2}>
              {days.map((day) => (
                <Checkbox
                  key={day}
                  value={day}
                  disabled={busy}
                  {...register('attendingDays', { validate: (chosen) => chosen.length > 0 || 'required' })}
                >
                  {i18n.date(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' })}
                </Checkbox>
              ))}
            </Stack>
          </FieldGroup>
        ) : null}
        {event.enablePlusOne ? (
          <Field label={t('event.plusOne')} error={error('plusOne')} optional>
            <TextInput
              autoComplete="off"
              autoCapitalize="words"
              disabled={busy}
              {...register('plusOne', { validate: (name) => !name?.trim() || isPersonName(name) || 'guestName' })}
            />
          </Field>
        ) : null}
        <Checkbox
          required
          disabled={busy}
          error={error('eventTermsAccepted')}
          {...register('eventTermsAccepted', { validate: (accepted) => accepted || 'requiredCheckbox' })}
        >
          {t('event.terms')}
        </Checkbox>
        <ErrorCount form={form} />
        <Button type="submit" loading={busy} block>
          {event.submitCtaLabel ?? t('event.submit')}
        </Button>
      </Stack>
    </form>
  );
};
