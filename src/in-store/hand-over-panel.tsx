import { useEffect, useId, useRef, useState } from 'react';
import { HAND_OVER_S } from '#contract/calls/hand-over.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './hand-over-panel.module.css';
import { type HandOverPorts, type HandOverState, lookAtOffer, type Offered, offerCart, withdrawOffer } from './hand-over.ts';
import { QrCode } from './qr-code.tsx';

/** How often the shop is asked whether somebody has taken the cart, ms. */
const LOOK_MS = 2_000;

export interface HandOverPanelProps {
  readonly ports: HandOverPorts;
  readonly first: Offered;
  /** The sale at this counter is over: its cart and its customer go. */
  readonly onClear: () => Promise<void>;
  readonly onClose: () => void;
}

/** The code for the customer's phone, until it was used, was withdrawn or is too old. */
export const HandOverPanel = ({ ports, first, onClear, onClose }: HandOverPanelProps) => {
  const { t, locale } = useI18n('in-store');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [offered, setOffered] = useState(first);
  const [state, setState] = useState<HandOverState>('waiting');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const left = useLeft(offered, state === 'waiting');
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      try {
        const next = await lookAtOffer(ports, offered);
        if (!gone) setState(next);
      } catch {
        // Without an answer it is asked again; the code ends by its time.
      }
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [ports, offered, state]);
  const shown = state === 'waiting' && left === 0 ? 'ended' : state;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(false);
  };
  const again = (): Promise<void> =>
    attempt(async () => {
      setOffered(await offerCart(ports));
      setState('waiting');
    });
  const cancel = (): void => {
    void withdrawOffer(ports, offered);
    onClose();
  };
  const clear = (): Promise<void> =>
    attempt(async () => {
      await onClear();
      onClose();
    });

  return (
    <Card as="section" surface="raised" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="sm" id={id} ref={title} tabIndex={-1}>
          {t('inStore.handOver.title')}
        </Heading>
        <div role="status">
          {shown === 'taken' ? <Banner kind="success">{t('inStore.handOver.taken')}</Banner> : null}
          {shown === 'ended' ? <Banner kind="warning">{t('inStore.handOver.ended')}</Banner> : null}
          {shown === 'waiting' ? <Text>{t('inStore.handOver.text')}</Text> : null}
        </div>
        {failed ? (
          <Banner kind="error" role="alert">
            {t('inStore.handOver.failed')}
          </Banner>
        ) : null}
        {shown === 'waiting' ? (
          <>
            {/* Behind the number sign: neither the shop's logs nor other sites read it. */}
            <QrCode text={`${location.origin}/${locale.id}/hand-over#${offered.token}`} label={t('inStore.handOver.code')} />
            <p className={styles.left}>{t('inStore.handOver.left', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}</p>
            <Button variant="secondary" size="lg" block onClick={cancel}>
              {t('inStore.handOver.cancel')}
            </Button>
          </>
        ) : null}
        {shown === 'ended' ? (
          <Row>
            <Button size="lg" loading={busy} onClick={() => void again()}>
              {t('inStore.handOver.again')}
            </Button>
            <Button size="lg" variant="quiet" onClick={onClose}>
              {t('inStore.handOver.close')}
            </Button>
          </Row>
        ) : null}
        {shown === 'taken' ? (
          <Row>
            <Button size="lg" loading={busy} onClick={() => void clear()}>
              {t('inStore.handOver.clear')}
            </Button>
            <Button size="lg" variant="quiet" onClick={onClose}>
              {t('inStore.handOver.keep')}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
};

/** Whole seconds until the code is too old. */
const useLeft = ({ since }: Offered, running: boolean): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return Math.min(HAND_OVER_S, Math.max(0, Math.ceil(HAND_OVER_S - (now - since) / 1_000)));
};
