import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from '#src/base/api/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { vouchersQuery } from './queries.ts';
import styles from './vouchers.module.css';

/**
 * Puts the voucher of so many points into the cart, or takes it out (null). `empty`: there is nothing to pay; `waiting`: the shop does not know
 * the cart as it is here.
 * @throws what the client throws
 */
export type PutVoucher = (points: number | null) => Promise<'done' | 'empty' | 'waiting'>;

export interface VouchersProps {
  readonly api: Api;
  readonly subject: string | null;
  /** The cart has one. */
  readonly isVoucherIn: boolean;
  readonly putVoucher: PutVoucher;
}

const SAYS = { empty: 'loyalty.noBasket', waiting: 'loyalty.notNow' } as const;

/** What points buy. One that the balance does not reach says how much is missing. */
export const Vouchers = ({ api, subject, isVoucherIn, putVoucher }: VouchersProps) => {
  const i18n = useI18n('loyalty');
  const { t, money } = i18n;
  const { data, isError } = useQuery(vouchersQuery(api, subject));
  const [busy, setBusy] = useState<number | 'out' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'error'; readonly text: string } | null>(null);

  const ask = async (points: number | null): Promise<void> => {
    setBusy(points ?? 'out');
    // The button goes with the voucher.
    if (points === null) title.current?.focus();
    setSaid(null);
    try {
      const answer = await putVoucher(points);
      setSaid(
        answer === 'done'
          ? { kind: 'success', text: t(points === null ? 'loyalty.takenOut' : 'loyalty.used') }
          : { kind: 'error', text: t(SAYS[answer]) },
      );
    } catch (failure) {
      setSaid({ kind: 'error', text: (await failureText(i18n, failure)).text });
    } finally {
      setBusy(null);
    }
  };

  // The button that was pressed keeps its focus: it only refuses.
  const rests = (button: number | 'out'): boolean => busy !== null && busy !== button;

  if (isError && !data) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="loyalty-vouchers">
      <Heading ref={title} level={2} size="md" id="loyalty-vouchers" tabIndex={-1}>
        {t('loyalty.vouchers')}
      </Heading>
      <Text tone="muted">{t('loyalty.voucherText')}</Text>
      {said ? (
        <Banner kind={said.kind} role={said.kind === 'error' ? 'alert' : 'status'}>
          {said.text}
        </Banner>
      ) : null}
      {data ? (
        <>
          <Grid as="ul" small={1} medium={2} large={2}>
            {data.applicableLoyaltyVouchers.map(({ points, amountInCurrency, currency, available }) => (
              <Card as="li" key={points}>
                <Stack gap={3}>
                  <Text>{t('loyalty.voucher', { amount: money(amountInCurrency, currency), points: i18n.number(points) })}</Text>
                  {available ? (
                    <Button size="sm" disabled={rests(points)} loading={busy === points} onClick={() => void ask(points)}>
                      {t('loyalty.useVoucher', { amount: money(amountInCurrency, currency) })}
                    </Button>
                  ) : (
                    <Text size="sm" tone="muted">
                      {t('loyalty.missing', { points: points - data.currentLoyaltyPoints })}
                    </Text>
                  )}
                </Stack>
              </Card>
            ))}
          </Grid>
          {isVoucherIn ? (
            <Button className={styles.out} variant="link" size="sm" loading={busy === 'out'} disabled={rests('out')} onClick={() => void ask(null)}>
              {t('loyalty.takeOut')}
            </Button>
          ) : null}
        </>
      ) : (
        <Skeleton shape="text" lines={2} />
      )}
    </Stack>
  );
};
