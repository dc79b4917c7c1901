import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { openPayLater } from './pay-later.ts';
import { payLaterParts } from './pay-later-parts.ts';
import styles from './pay-later.module.css';

/** One line under a price: what it would be in parts. Nothing where Klarna does not split the amount. */
export const PayLaterLine = ({ amount }: { readonly amount: number }) => {
  const i18n = useI18n('express');
  const parts = payLaterParts(amount, i18n.locale.id);
  if (!parts) return null;
  return (
    <p className={styles.line}>
      {i18n.t('payLater.line', { parts: parts.length, amount: i18n.money(parts[0] ?? 0) })}{' '}
      <Button variant="link" size="sm" onClick={() => void openPayLater(i18n, { amount })}>
        {i18n.t('payLater.more')}
      </Button>
    </p>
  );
};
