import { type ReactNode, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from '../shopper/shopper.module.css';

export interface DeleteCardProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onDelete: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Deleting asks first: a number cannot be brought back. */
export const DeleteCard = ({ name, busy, onDelete, children }: DeleteCardProps) => {
  const { t } = useI18n('shopper');
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <Stack gap={2}>
        <p role="alert">{t('cards.confirm', { card: name })}</p>
        <div className={styles.actions}>
          <Button size="sm" loading={busy} onClick={onDelete}>
            {t('cards.delete')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            {t('cards.keep')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <div className={styles.actions}>
      {children}
      <Button size="sm" variant="quiet" disabled={busy} aria-label={t('cards.deleteOf', { card: name })} onClick={() => setAsking(true)}>
        {t('cards.delete')}
      </Button>
    </div>
  );
};
