import { useState } from 'react';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { BagIcon } from '#ui/icon/bag-icon.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { CancelForm } from './cancel-form.tsx';
import type { OrderViewProps } from './ports.ts';
import { saveFile } from './save-file.ts';

/** Invoice, order again, gift card letter, cancel. What was done is said where it was pressed. */
export const OrderActions = (props: OrderViewProps) => {
  const { api, purchase, st, orderAgain } = props;
  const i18n = useI18n('orders');
  const { t } = i18n;
  const { busy, problem, run } = useKeyedSending(i18n);
  const [said, setSaid] = useState('');
  const [cancelling, setCancelling] = useState(false);
  const { order, canCancel, hasGiftCard } = purchase;
  const own = { orderId: order.orderNumber, st };

  const press = async (about: string, work: (key: string) => Promise<string>): Promise<void> => {
    setSaid('');
    await run(about, async (key) => setSaid(await work(key)));
  };
  const invoice = () =>
    press('invoice', async () => {
      saveFile(await api('consumer.downloadInvoice', { body: own }));
      return t('order.invoiceDone');
    });
  const again = () =>
    press('again', async () => {
      const { added, gone, unsure } = await orderAgain(order.items.filter(({ bonus }) => !bonus));
      return [
        added > 0 ? t('order.orderedAgain', { count: added }) : '',
        gone.length > 0 ? t('order.notAgain', { names: gone.join(', ') }) : '',
        unsure.length > 0 ? t('order.unsure', { names: unsure.join(', ') }) : '',
      ]
        .filter((text) => text !== '')
        .join('. ');
    });
  const resend = () =>
    press('resend', async (key) => t('order.resent', { count: (await api('consumer.resendGiftCardEmail', { body: own, key })).sent }));

  return (
    <section aria-labelledby="actions">
      <Stack gap={3} align="start">
        <Heading level={2} size="md" id="actions">
          {t('order.actions')}
        </Heading>
        <ProblemBanner problem={problem} compact />
        <Button variant="secondary" loading={busy} start={<BagIcon size={18} />} onClick={() => void again()}>
          {t('order.orderAgain')}
        </Button>
        <Button variant="secondary" loading={busy} start={<DownloadIcon size={18} />} onClick={() => void invoice()}>
          {t('order.invoice')}
        </Button>
        {hasGiftCard ? (
          <Button variant="secondary" loading={busy} start={<MailIcon size={18} />} onClick={() => void resend()}>
            {t('order.resend')}
          </Button>
        ) : null}
        {canCancel && !cancelling ? (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {t('order.cancel')}
          </Button>
        ) : null}
        {canCancel && cancelling ? <CancelForm {...props} onKeep={() => setCancelling(false)} /> : null}
        <p role="status">{said}</p>
      </Stack>
    </section>
  );
};
