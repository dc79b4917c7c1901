import type { GiftOption } from '#contract/cart.ts';
import { useWords } from '#src/base/i18n/use-words.ts';

/** What was said about a present: for whom it is, on which day it is sent, and the message that goes with it. */
export const GiftFacts = ({ gift, className }: { readonly gift: GiftOption | undefined; readonly className?: string | undefined }) => {
  const words = useWords('shop');
  if (!gift) return null;
  const { to, sendOn, message } = gift;
  return (
    <>
      {to === '' ? null : <p className={className}>{words.t('cart.giftTo', { name: to })}</p>}
      {sendOn === undefined ? null : (
        <p className={className}>{words.t('cart.giftOn', { date: words.date(sendOn, { dateStyle: 'short', timeZone: 'UTC' }) })}</p>
      )}
      {message === '' ? null : <p className={className}>{words.t('cart.giftMessage', { message })}</p>}
    </>
  );
};
