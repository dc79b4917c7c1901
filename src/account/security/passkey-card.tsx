import { useState } from 'react';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm } from '#src/base/forms/quiet-form.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Passkeys } from './own-passkeys.ts';
import { nameRules } from './change-rules.ts';

export interface PasskeyCardProps {
  readonly passkey: Passkeys['passkeys'][number];
  readonly onRename: (passkeyId: string, name: string) => Promise<void>;
  readonly onRemove: (passkeyId: string) => Promise<void>;
}

/** One passkey: since when, last used when; its name can be changed, and it can be removed, which asks first. */
export const PasskeyCard = ({ passkey: { passkeyId, name, createdAt, usedAt, isSynced }, onRename, onRemove }: PasskeyCardProps) => {
  const i18n = useI18n('security');
  const { t, date } = i18n;
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const [problem, setProblem] = useState('');
  const remove = (): void => {
    onRemove(passkeyId).catch(async (failure: unknown) => setProblem((await failureText(i18n, failure)).text));
  };
  return (
    <Card as="li">
      <Stack gap={3}>
        <div>
          <Row gap={2} align="center">
            <Text>{name}</Text>
            {isSynced ? <Badge>{t('passkeys.synced')}</Badge> : null}
          </Row>
          <Text size="sm" tone="muted">
            {t('passkeys.created', { date: date(createdAt) })}
            {usedAt === undefined ? null : ` · ${t('passkeys.used', { date: date(usedAt) })}`}
          </Text>
        </div>
        {mode === 'shown' ? (
          <Row gap={2}>
            <Button variant="secondary" size="sm" aria-label={t('passkeys.renameOf', { name })} onClick={() => setMode('renaming')}>
              {t('passkeys.rename')}
            </Button>
            <Button variant="secondary" size="sm" aria-label={t('passkeys.removeOf', { name })} onClick={() => setMode('removing')}>
              {t('passkeys.remove')}
            </Button>
          </Row>
        ) : null}
        {mode === 'renaming' ? (
          <QuietForm<{ name: string }>
            label={t('passkeys.renameOf', { name })}
            rules={nameRules}
            submit={t('passkeys.save')}
            start={{ name }}
            send={async (values) => {
              await onRename(passkeyId, values.name);
              setMode('shown');
            }}
          >
            {({ register, formState: { errors } }) => (
              <Field label={t('passkeys.name')} error={problemText(i18n, errors.name?.message)} required>
                <TextInput {...register('name')} autoComplete="off" />
              </Field>
            )}
          </QuietForm>
        ) : null}
        {mode === 'removing' ? (
          <Stack gap={2}>
            <Text role="alert">{t('passkeys.sure', { name })}</Text>
            {problem === '' ? null : <Text role="alert">{problem}</Text>}
            <Row gap={2}>
              <Button size="sm" aria-label={t('passkeys.removeOf', { name })} onClick={remove}>
                {t('passkeys.remove')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setMode('shown')}>
                {t('passkeys.keep')}
              </Button>
            </Row>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
};
