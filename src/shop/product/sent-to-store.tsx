import { ratesFor } from '#pricing/shipping-rates.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { useWords } from '#src/base/i18n/use-words.ts';

/** Where it is sent to be picked up, and how long that takes. */
export const SentToStore = ({ name, notBefore }: { readonly name: string; readonly notBefore: string | undefined }) => {
  const words = useWords('shop');
  const [minDays, maxDays] = ratesFor(words.locale.id, 'sts')[0]?.days ?? [0, 0];
  return words.t('fulfil.sendTo', { store: name, when: arrivalWhen(words, { code: 'sts', deliveryTime: { minDays, maxDays, notBefore } }) });
};
