import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '#contract/calls.ts';
import { problemText } from '#src/forms/problem-text.ts';
import { QuietForm } from '#src/forms/quiet-form.tsx';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { changeRules, type ChangeValues } from './change-rules.ts';
import { deviceName } from './device-name.ts';

type Device = CallResponse<'auth.sessions'>['sessions'][number];

/** The password, and where the account is signed in. */
export const SecurityPage = () => {
  const words = useWords('account');
  const { t } = words;
  const api = useApi();
  const { subject } = useSession();
  const queries = useQueryClient();
  const queryKey = ['account', subject, 'sessions'];
  const { data, isError } = useQuery({ queryKey, queryFn: () => api('auth.sessions') });
  const look = (): Promise<void> => queries.invalidateQueries({ queryKey });
  const change = async ({ currentPassword, newPassword }: ChangeValues): Promise<void> => {
    await api('auth.changepassword', { body: { currentPassword, newPassword } });
    showToast({ title: t('security.changed') });
    await look();
  };
  const revoke = async (sessionId: string): Promise<void> => {
    await api('auth.revokeSession', { params: { sessionId } });
    await look();
  };
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl" tabIndex={-1}>
        {t('account.security')}
      </Heading>
      <Stack as="section" gap={4} aria-labelledby="password">
        <Heading level={2} size="lg" id="password">
          {t('security.password')}
        </Heading>
        <QuietForm<ChangeValues>
          label={t('security.password')}
          rules={changeRules}
          submit={t('security.change')}
          send={change}
          fieldOf={{ AUT450: 'currentPassword', AUT451: 'newPassword', AUT452: 'newPassword', FE872: 'newPassword' }}
        >
          {({ register, formState: { errors } }) => (
            <>
              <Field label={t('security.current')} error={problemText(words, errors.currentPassword?.message)} required>
                <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
              </Field>
              <Field label={t('reset.password')} error={problemText(words, errors.newPassword?.message)} required>
                <PasswordInput {...register('newPassword')} autoComplete="new-password" />
              </Field>
            </>
          )}
        </QuietForm>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="devices">
        <Heading level={2} size="lg" id="devices">
          {t('security.devices')}
        </Heading>
        {isError && !data ? <Text role="alert">{t('security.devicesFailed')}</Text> : null}
        <Stack as="ul" gap={3}>
          {data?.sessions.map((device) => (
            <DeviceCard key={device.sessionId} device={device} onRevoke={() => void revoke(device.sessionId).catch(look)} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
};

const DeviceCard = ({ device, onRevoke }: { readonly device: Device; readonly onRevoke: () => void }) => {
  const { t, date } = useWords('account');
  const name = deviceName(device.userAgent) ?? t('security.unknownDevice');
  return (
    <Card as="li">
      <Row justify="between" align="center">
        <div>
          <Text>{device.current ? t('security.thisDevice', { name }) : name}</Text>
          <Text size="sm" tone="muted">
            {t('security.seen', { date: date(device.seenAt) })}
          </Text>
        </div>
        {device.current ? null : (
          <Button variant="secondary" size="sm" aria-label={t('security.revokeOf', { name })} onClick={onRevoke}>
            {t('security.revoke')}
          </Button>
        )}
      </Row>
    </Card>
  );
};
