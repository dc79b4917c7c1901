import { useQuery } from '@tanstack/react-query';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { PartProps } from './part-payments.tsx';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

/** Vouchers that the member's points buy; one that is not eligible cannot be applied (spec 1 §3). */
export const VoucherChoice = ({ cart, calls, pass, onFailure }: PartProps) => {
  const words = useWords('payment');
  const { t } = words;
  const { data, isError } = useQuery({ queryKey: ['account', cart.id, 'vouchers'], queryFn: () => calls.pay.vouchers() });
  const vouchers = data?.applicableLoyaltyVouchers ?? (isError ? [] : undefined);
  const { busy, error, run } = usePart(words, { pass, onFailure });

  if (!vouchers) return <Skeleton shape="control" />;
  if (vouchers.length === 0) return <p className={styles.quiet}>{t('voucher.none')}</p>;
  return (
    <>
      <ul className={styles.vouchers} aria-label={t('voucher.title')}>
        {vouchers.map(({ points, amountInCurrency, currency, eligible }) => {
          const amount = words.money(amountInCurrency, currency);
          return (
            <li key={points}>
              <span>
                <strong>{amount}</strong> <span className={styles.quiet}>{t('voucher.costs', { points })}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                disabled={!eligible || busy}
                aria-label={t('voucher.useOf', { amount })}
                onClick={() => void run(({ id }) => calls.pay.applyVoucher(id, points))}
              >
                {t(eligible ? 'voucher.use' : 'voucher.tooFew')}
              </Button>
            </li>
          );
        })}
      </ul>
      {error ? <p role="alert">{error}</p> : null}
    </>
  );
};
