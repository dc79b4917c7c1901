import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/download-icon.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { OrderViewProps } from './ports.ts';
import { refundText } from './refund-text.ts';
import { saveFile } from './save-file.ts';
import styles from './order.module.css';

/** What was sent back, where it is and where its money is; its label once more while it is under way. */
export const ReturnsList = ({ api, purchase, st }: Pick<OrderViewProps, 'api' | 'purchase' | 'st'>) => {
  const i18n = useI18n('orders');
  const { t } = i18n;
  const { busy, problem, run } = useKeyedSending(i18n);
  const { order, returns } = purchase;
  const nameOf = (itemId: string): string => order.items.find(({ id }) => id === itemId)?.name ?? '';
  const label = (returnId: string) =>
    run(returnId, async (key) => {
      const answer = await api('consumer.returnLabel', { params: { orderId: order.orderNumber }, body: { returnId, st }, key });
      saveFile(answer.label);
    });
  return (
    <section aria-labelledby="returns">
      <Heading level={2} size="md" id="returns">
        {t('returns.title')}
      </Heading>
      <ProblemBanner problem={problem} compact />
      <ul className={styles.returns}>
        {returns.map(({ returnId, state, lines, refund }) => (
          <li key={returnId} className={styles.shipment}>
            <h3 className={styles.subheading}>{`${t('returns.name', { number: returnId })} · ${t(`returns.state.${state}`)}`}</h3>
            <ul className={styles.plain}>
              {lines.map(({ itemId, qty, reason }) => (
                <li key={`${itemId} ${reason}`}>{`${t('returns.line', { qty, name: nameOf(itemId) })} · ${t(`return.reason.${reason}`)}`}</li>
              ))}
            </ul>
            <p className={styles.quiet}>{refundText(i18n, refund)}</p>
            {state === 'LABELLED' ? (
              <Button variant="secondary" size="sm" loading={busy} start={<DownloadIcon size={18} />} onClick={() => void label(returnId)}>
                {t('returns.label')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
