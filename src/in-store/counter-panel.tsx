import { useId, useState } from 'react';
import type { HeldKind } from '#contract/calls/store-session.ts';
import { HELD_NOTE_MAX } from '#contract/calls/store-limits.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PhoneIcon } from '#ui/icon/phone-icon.tsx';
import { ScanIcon } from '#ui/icon/scan-icon.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { CounterCart } from './ports.ts';

export interface CounterPanelProps {
  readonly cart: CounterCart | null;
  readonly offline: boolean;
  readonly putAside: (kind: HeldKind, note: string) => Promise<void>;
  /** Shows the code for the customer's phone; null while it is shown. */
  readonly handOver: (() => Promise<void>) | null;
}

/** What is being sold now: paid at the checkout like any cart, parked for another customer, or rung up for later while the network is away. */
export const CounterPanel = ({ cart, offline, putAside, handOver }: CounterPanelProps) => {
  const i18n = useI18n('in-store');
  const { t, locale } = i18n;
  const id = useId();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<HeldKind | null>(null);
  const [failed, setFailed] = useState(false);
  const [handing, setHanding] = useState(false);
  const [notHanded, setNotHanded] = useState(false);
  const units = cart?.units ?? 0;

  const keep = async (kind: HeldKind): Promise<void> => {
    setBusy(kind);
    setFailed(false);
    try {
      await putAside(kind, note);
      setNote('');
      showToast({ title: t(kind === 'sale' ? 'inStore.counter.rung' : 'inStore.counter.parked') });
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };

  const hand = async (): Promise<void> => {
    setHanding(true);
    setNotHanded(false);
    await handOver?.().catch(() => setNotHanded(true));
    setHanding(false);
  };

  return (
    <Card as="section" surface="raised" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} size="sm" id={id}>
          {t('inStore.counter.title')}
        </Heading>
        {cart === null ? <Text role="status">{t('loading')}</Text> : null}
        {cart && units === 0 ? <Text tone="muted">{t('inStore.counter.empty')}</Text> : null}
        {failed ? (
          <Banner kind="error" role="alert">
            {t('inStore.counter.keepFailed')}
          </Banner>
        ) : null}
        {cart ? (
          <ButtonLink size="lg" variant={units > 0 ? 'secondary' : 'primary'} block start={<ScanIcon size={20} />} href={`/${locale.id}/scan`}>
            {t('inStore.scan')}
          </ButtonLink>
        ) : null}
        {cart && units > 0 ? (
          <>
            <Row justify="between" align="baseline">
              <Text>{t('inStore.counter.pieces', { count: units })}</Text>
              {cart.total ? <Text size="lg">{i18n.money(cart.total.amount, cart.total.currency)}</Text> : null}
            </Row>
            {offline ? (
              <Button size="lg" block loading={busy === 'sale'} onClick={() => void keep('sale')}>
                {t('inStore.counter.ring')}
              </Button>
            ) : (
              <ButtonLink size="lg" block href={`/${locale.id}/checkout`}>
                {t('inStore.counter.pay')}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" block href={`/${locale.id}/cart`}>
              {t('inStore.counter.basket')}
            </ButtonLink>
            {handOver && !offline ? (
              <Button variant="secondary" block start={<PhoneIcon size={20} />} loading={handing} onClick={() => void hand()}>
                {t('inStore.handOver.start')}
              </Button>
            ) : null}
            {notHanded ? (
              <Banner kind="error" role="alert">
                {t('inStore.handOver.failed')}
              </Banner>
            ) : null}
            <Field label={t('inStore.counter.note')} hint={t('inStore.counter.noteHint')} optional>
              <TextInput value={note} onChange={({ target }) => setNote(target.value)} maxLength={HELD_NOTE_MAX} autoComplete="off" />
            </Field>
            <Button variant="secondary" block loading={busy === 'parked'} onClick={() => void keep('parked')}>
              {t('inStore.counter.park')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Card>
  );
};
