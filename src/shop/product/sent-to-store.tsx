import { ratesFor } from '#pricing/shipping-rates.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';

/** Where it is sent to be picked up, and how long that takes. */
export const SentToStore = ({ name, notBefore }: { readonly name: string; readonly notBefore: string | undefined }) => {
  const i18n = useI18n('shop');
  const [minDays, maxDays] = ratesFor(i18n.locale.id, 'sts')[0]?.days ?? [0, 0];
  return i18n.t('fulfil.sendTo', { store: name, when: arrivalWhen(i18n, { code: 'sts', deliveryTime: { minDays, maxDays, notBefore } }) });
};
