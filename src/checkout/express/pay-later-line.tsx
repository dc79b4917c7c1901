import { settingsFor } from '#contract/settings/settings.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { openPayLater } from './pay-later.ts';
import { payLaterParts } from './pay-later-parts.ts';
import styles from './pay-later.module.css';

/** One line under a price: what it would be in parts. Nothing where Klarna does not split the amount. */
export const PayLaterLine = ({ amount }: { readonly amount: number }) => {
  const words = useWords('express');
  const parts = payLaterParts(amount, settingsFor(words.locale.id));
  if (!parts) return null;
  return (
    <p className={styles.line}>
      {words.t('payLater.line', { parts: parts.length, amount: words.money(parts[0] ?? 0) })}{' '}
      <Button variant="link" size="sm" onClick={() => void openPayLater(words, { amount })}>
        {words.t('payLater.more')}
      </Button>
    </p>
  );
};
