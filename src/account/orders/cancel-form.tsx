import { useEffect, useRef, useState } from 'react';
import { CANCEL_REASONS, chargedFor, type CancelReason } from '#contract/calls/order-states.ts';
import { observe } from '#src/base/observation/observe.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { OrderViewProps } from './ports.ts';

/** The question before an order is called off. It takes the focus, so that whoever listens hears what it is about. */
export const CancelForm = ({ api, purchase, st, onChange, onKeep }: OrderViewProps & { readonly onKeep: () => void }) => {
  const i18n = useI18n('orders');
  const { t } = i18n;
  const { busy, problem, run } = useKeyedSending(i18n);
  const [reason, setReason] = useState<CancelReason>('changed-mind');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { orderNumber, totals } = purchase.order;

  const cancel = () =>
    run(reason, async (key) => {
      const after = await api('consumer.cancelOrder', { body: { orderId: orderNumber, st, reason }, key });
      observe({ what: 'cancelled', order: purchase.order });
      showToast({ title: t('cancel.done') });
      onChange(after);
    });

  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="sm" ref={title} tabIndex={-1}>
          {t('cancel.title')}
        </Heading>
        <p>{t('cancel.text', { money: i18n.money(chargedFor(purchase.order), totals.currency) })}</p>
        <ProblemBanner problem={problem} compact />
        <Field label={t('cancel.reason')}>
          <Select value={reason} onChange={({ target }) => setReason(CANCEL_REASONS.find((known) => known === target.value) ?? 'other')}>
            {CANCEL_REASONS.map((known) => (
              <option key={known} value={known}>
                {t(`cancel.reason.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Row gap={3} wrap>
          <Button loading={busy} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {t('cancel.keep')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
