import type { GiftOption } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

/** What was said about a present: for whom it is, on which day it is sent, and the message that goes with it. */
export const GiftFacts = ({ gift, className }: { readonly gift: GiftOption | undefined; readonly className?: string | undefined }) => {
  const i18n = useI18n('shop');
  if (!gift) return null;
  const { to, sendOn, message } = gift;
  return (
    <>
      {to === '' ? null : <p className={className}>{i18n.t('cart.giftTo', { name: to })}</p>}
      {sendOn === undefined ? null : (
        <p className={className}>{i18n.t('cart.giftOn', { date: i18n.date(sendOn, { dateStyle: 'short', timeZone: 'UTC' }) })}</p>
      )}
      {message === '' ? null : <p className={className}>{i18n.t('cart.giftMessage', { message })}</p>}
    </>
  );
};
