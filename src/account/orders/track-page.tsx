import { useEffect, useState } from 'react';
import type { Purchase } from '#contract/calls/orders.ts';
import { Waiting } from '#src/base/connectivity/load-states.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Container, Section, Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Text } from '#ui/text/text.tsx';
import { OrderView } from './order-view.tsx';
import type { OrderParts } from './ports.ts';
import { TrackForm } from './track-form.tsx';

export interface TrackPageProps extends OrderParts {
  /** From the address of a letter's link. */
  readonly orderNumber: string | undefined;
  /** Proof from a letter's link; it stood behind `#` and is out of the address already. */
  readonly proof: string | undefined;
}

/** An order without an account: by number and contact, or by the link in a letter. It lives in the page's memory alone. */
export const TrackPage = ({ orderNumber, proof, ...parts }: TrackPageProps) => {
  const { t } = useI18n('orders');
  const { api } = parts;
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [opening, setOpening] = useState(proof !== undefined && orderNumber !== undefined);

  useEffect(() => {
    if (proof === undefined || orderNumber === undefined) return undefined;
    const controller = new AbortController();
    api('consumer.trackOrder', { body: { orderId: orderNumber, st: proof }, signal: controller.signal })
      .then(setPurchase)
      // The form is there: it asks for what the link did not bring.
      .catch(() => undefined)
      .finally(() => {
        if (!controller.signal.aborted) setOpening(false);
      });
    return () => controller.abort();
  }, [api, orderNumber, proof]);

  if (purchase) {
    return (
      <Section space="sm">
        <Container>
          <Stack gap={4}>
            <div>
              <Button variant="link" onClick={() => setPurchase(null)}>
                {t('track.other')}
              </Button>
            </div>
            <OrderView {...parts} purchase={purchase} st={purchase.order.st} onChange={setPurchase} />
          </Stack>
        </Container>
      </Section>
    );
  }
  return (
    <TitledPage title={t('track.title')} width="form">
      {opening ? (
        <>
          <p role="status">{t('track.opening')}</p>
          <Waiting />
        </>
      ) : (
        <Stack gap={5}>
          <Text>{t('track.intro')}</Text>
          <TrackForm api={api} orderNumber={orderNumber} onFound={setPurchase} />
        </Stack>
      )}
    </TitledPage>
  );
};
