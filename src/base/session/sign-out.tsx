import { useId, useState } from 'react';
import type { Leftovers } from '#db/replay/identity/sign-out.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

export interface SignOutProps {
  /** Changes that have not reached the shop. */
  readonly unsent: () => Promise<number>;
  readonly signOut: (pending: Leftovers) => Promise<void>;
}

/** The way out. Where changes wait the shopper says what becomes of them; nothing is thrown away unasked ([OUTS1]). */
export const SignOut = ({ unsent, signOut }: SignOutProps) => {
  const { t } = useI18n('account');
  const [waiting, setWaiting] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const hint = useId();
  const leave = (pending: Leftovers): void => {
    setBusy(pending !== 'send');
    // With `send` the other two stay open: the line may be gone for long.
    signOut(pending).catch(() => setBusy(false));
  };
  const begin = async (): Promise<void> => {
    const count = await unsent();
    if (count > 0) setWaiting(count);
    else leave('discard');
  };
  if (waiting === null)
    return (
      <Button variant="quiet" loading={busy} onClick={() => void begin()}>
        {t('signOut.action')}
      </Button>
    );
  return (
    <Stack as="section" gap={3} aria-label={t('signOut.title')}>
      <Text role="status">{t('signOut.unsent', { count: waiting })}</Text>
      <Button loading={busy} onClick={() => leave('send')}>
        {t('signOut.send')}
      </Button>
      <Button variant="secondary" disabled={busy} aria-describedby={hint} onClick={() => leave('keep')}>
        {t('signOut.keep')}
      </Button>
      <Text id={hint} size="sm" tone="muted">
        {t('signOut.keepHint')}
      </Text>
      <Button variant="secondary" disabled={busy} onClick={() => leave('discard')}>
        {t('signOut.discard')}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => setWaiting(null)}>
        {t('signOut.cancel')}
      </Button>
    </Stack>
  );
};
