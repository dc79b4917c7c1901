import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { payLaterParts } from './pay-later-parts.ts';
import styles from './pay-later.module.css';

/** What it would be to pay this amount in parts. An example: the terms are Klarna's, told before one agrees. */
export default function PayLaterDialog({ props: { amount }, close }: DialogContent<'buy-now-pay-later'>) {
  const { t, money, locale } = useI18n('express');
  const parts = payLaterParts(amount, locale.id) ?? [];
  return (
    <>
      <DialogBody>
        <Stack gap={4}>
          <Text>{t('payLater.intro', { total: money(amount), parts: parts.length })}</Text>
          <ol className={styles.parts}>
            {parts.map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the row
              <li key={index}>
                <span>{t('payLater.when', { index })}</span>
                <data value={part}>{money(part)}</data>
              </li>
            ))}
          </ol>
          <Text>{t('payLater.how')}</Text>
          <Text>{t('payLater.returns')}</Text>
          <Text size="sm" tone="muted">
            {t('payLater.note')}
          </Text>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => close()}>{t('payLater.close')}</Button>
      </DialogFooter>
    </>
  );
}
