import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#contract/client/client.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { PartProps } from './part-props.ts';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

interface Vouchers {
  readonly applicableLoyaltyVouchers: Awaited<ReturnType<PartProps['calls']['pay']['vouchers']>>['applicableLoyaltyVouchers'];
  /** Why there are none for this shopper (REW401, REW130). */
  readonly refused?: { readonly text: string; readonly toSignIn: boolean };
}

/** A refusal is an answer: it says what the shopper has to do first. */
const readVouchers = async (calls: PartProps['calls'], i18n: I18n): Promise<Vouchers> => {
  try {
    return await calls.pay.vouchers();
  } catch (failure) {
    const { text } = await failureText(i18n, failure);
    const toSignIn = failure instanceof ApiError && failure.action.do === 'sign-in';
    return { applicableLoyaltyVouchers: [], refused: { text, toSignIn } };
  }
};

/** Vouchers that the member's points buy. A guest has none: that needs no question to the shop. */
export const VoucherChoice = (props: PartProps) => {
  const i18n = useI18n('payment', 'errors');
  if (useSession().type === 'Registered') return <MemberVouchers {...props} />;
  return <Refused text={i18n.t('error.rewardsSignIn')} toSignIn />;
};

/** One that the points do not reach cannot be applied (spec 1 §3). */
const MemberVouchers = ({ cart, calls, pass, onFailure }: PartProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const { data } = useQuery({ queryKey: ['account', cart.id, 'vouchers'], queryFn: () => readVouchers(calls, i18n) });
  const vouchers = data?.applicableLoyaltyVouchers;
  const { busy, error, run } = usePart(i18n, { pass, onFailure });

  if (!data || !vouchers) return <Skeleton shape="control" />;
  if (data.refused) return <Refused {...data.refused} />;
  if (vouchers.length === 0) return <p className={styles.quiet}>{t('voucher.none')}</p>;
  return (
    <>
      <ul className={styles.vouchers} aria-label={t('voucher.title')}>
        {vouchers.map(({ points, amountInCurrency, currency, available }) => {
          const amount = i18n.money(amountInCurrency, currency);
          return (
            <li key={points}>
              <span>
                <strong>{amount}</strong> <span className={styles.quiet}>{t('voucher.costs', { points })}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                disabled={!available || busy}
                aria-label={available ? t('voucher.useOf', { amount }) : `${t('voucher.tooFew')}, ${amount}`}
                onClick={() => void run(({ id }) => calls.pay.applyVoucher(id, points))}
              >
                {t(available ? 'voucher.use' : 'voucher.tooFew')}
              </Button>
            </li>
          );
        })}
      </ul>
      {error ? <p role="alert">{error}</p> : null}
    </>
  );
};

/** What has to be done first, with the way there. */
const Refused = ({ text, toSignIn }: NonNullable<Vouchers['refused']>) => {
  const { t, locale } = useI18n('payment');
  const back = encodeURIComponent(`/${locale.id}/checkout?step=billing`);
  return (
    <p className={styles.quiet}>
      {text}{' '}
      {toSignIn ? (
        <TextLink href={`/${locale.id}/sign-in?next=${back}`}>{t('voucher.signIn')}</TextLink>
      ) : (
        <TextLink href={`/${locale.id}/account/loyalty`}>{t('voucher.membership')}</TextLink>
      )}
    </p>
  );
};
