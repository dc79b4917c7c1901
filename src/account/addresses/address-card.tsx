import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { AddressText } from '#src/base/address/address-text.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from '../shopper/shopper.module.css';

export interface AddressCardProps {
  readonly address: BookAddress;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onMakeMain: () => void;
  readonly onDelete: () => void;
}

/** An address to read, and what can be done about it. The buttons say which one they mean to whoever cannot see where they stand. */
export const AddressCard = ({ address, busy, onEdit, onMakeMain, onDelete }: AddressCardProps) => {
  const { t } = useI18n('shopper');
  const name = `${address.addressLine1}, ${address.city}`;
  return (
    <Card as="li">
      <Stack gap={3}>
        {address.main ? (
          <span>
            <Badge tone="brand">{t('book.main')}</Badge>
          </span>
        ) : null}
        <AddressText address={address} />
        <div className={styles.actions}>
          <Button size="sm" variant="secondary" aria-label={t('book.editOf', { address: name })} onClick={onEdit}>
            {t('book.edit')}
          </Button>
          {address.main ? null : (
            <Button size="sm" variant="quiet" disabled={busy} aria-label={t('book.makeMainOf', { address: name })} onClick={onMakeMain}>
              {t('book.makeMain')}
            </Button>
          )}
          <Button size="sm" variant="quiet" disabled={busy} aria-label={t('book.deleteOf', { address: name })} onClick={onDelete}>
            {t('book.delete')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
