import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PinAnswer } from '#db/in-store/counter.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { LockIcon } from '#ui/icon/lock-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './lock-screen.module.css';

export interface LockScreenProps {
  /** Whose counter it is; none while the device's data is still being read. */
  readonly here: string | null;
  readonly tryPin: (pin: string) => Promise<PinAnswer>;
  readonly onOpen: () => void;
  /** The session is over: the fifth wrong PIN, or somebody who does not know it. */
  readonly onSpent: () => Promise<void>;
}

/** All that there is while the screen is locked. What waits in the queue goes on being sent behind it. */
export const LockScreen = ({ here, tryPin, onOpen, onSpent }: LockScreenProps) => {
  const { t } = useI18n('in-store');
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const leave = async (): Promise<void> => {
    setLeaving(true);
    await onSpent();
  };
  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || leaving || pin === '') return;
    setBusy(true);
    const answer = await tryPin(pin).catch((): PinAnswer => ({ kind: 'spent' }));
    setBusy(false);
    setPin('');
    if (answer.kind === 'open') onOpen();
    else if (answer.kind === 'spent') await leave();
    else {
      setProblem(t('inStore.lock.wrong', { left: answer.left }));
      field.current?.focus();
    }
  };

  return (
    <section className={styles.screen} aria-labelledby="store-lock-title">
      <form noValidate autoComplete="off" className={styles.form} onSubmit={(event) => void unlock(event)}>
        <Stack gap={4}>
          <LockIcon size={32} />
          <Heading level={1} size="lg" id="store-lock-title">
            {t('inStore.lock.title')}
          </Heading>
          {here === null ? null : <Text>{here}</Text>}
          <Text tone="muted">{t('inStore.lock.text')}</Text>
          {leaving ? (
            <Banner role="status">{t('inStore.lock.leaving')}</Banner>
          ) : (
            <>
              <Field label={t('inStore.lock.pin')} error={problem || undefined} required>
                <PasswordInput
                  labels={{ show: t('inStore.pin.show'), hide: t('inStore.pin.hide') }}
                  ref={field}
                  value={pin}
                  onChange={({ target }) => setPin(target.value)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                />
              </Field>
              <Button type="submit" size="lg" loading={busy} block>
                {t('inStore.lock.open')}
              </Button>
              <Button variant="quiet" block onClick={() => void leave()}>
                {t('inStore.lock.forgot')}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </section>
  );
};
