import { useState } from 'react';
import type { GiftOffer } from '#contract/promotion.ts';
import type { CartView } from '#db/cart/view.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { chooseGift } from './calls-at-shop.ts';
import styles from './gift-choice.module.css';

const NONE = 'none';

export interface GiftOffersProps {
  readonly offers: readonly GiftOffer[];
  /** Only the server knows which gifts are left: offline nothing can be chosen. */
  readonly resting: boolean;
  /** Null: no gift. */
  readonly choose: (offer: GiftOffer, upc: string | null) => Promise<void>;
}

/** The choice among a promotion's gifts, or none. */
export const GiftOffers = ({ offers, ...rest }: GiftOffersProps) => (
  <div className={styles.gifts}>
    {offers.map((offer) => (
      <Offer key={offer.promotionId} offer={offer} {...rest} />
    ))}
  </div>
);

const Offer = ({ offer, resting, choose }: Omit<GiftOffersProps, 'offers'> & { readonly offer: GiftOffer }) => {
  const i18n = useI18n('shop');
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const ask = async (value: string): Promise<void> => {
    setAsked(value);
    setProblem('');
    try {
      await choose(offer, value === NONE ? null : value);
    } catch (failure) {
      setProblem((await failureText(i18n, failure)).text);
    } finally {
      setAsked(null);
    }
  };
  // The option being requested stays enabled, because it has the focus.
  const rests = (value: string): boolean => resting || (asked !== null && asked !== value);
  return (
    <RadioGroup
      look="tile"
      legend={i18n.t('gift.choose', { name: offer.name })}
      value={asked ?? offer.chosen ?? NONE}
      onChange={(value) => void ask(value)}
      error={problem || undefined}
      options={[
        ...offer.choices.map(({ upc, name, label, productImageURL, available }) => ({
          value: upc,
          label: label === '' ? name : `${name}, ${label}`,
          picture: productImageURL,
          soldOut: !available,
          disabled: !available || rests(upc),
        })),
        { value: NONE, label: i18n.t('gift.none'), disabled: rests(NONE) },
      ]}
    />
  );
};

/** The same, connected to the server. A choice is sent directly rather than queued; it waits for pending changes. */
export const GiftChoice = ({ view, offline }: { readonly view: CartView; readonly offline: boolean }) => {
  const api = useApi();
  return <GiftOffers offers={view.cart.gifts ?? []} resting={offline || view.estimated} choose={(offer, upc) => chooseGift(api, view, offer, upc)} />;
};
