import { useState } from 'react';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartLine } from '#db/cart/view.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { PinIcon } from '#ui/icon/pin-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { cart } from './cart.ts';
import { chosenOption } from './chosen-option.ts';

type Option = CartLine['item']['shippingOptions'][number];

/** Whether the warehouse has it, so that a store without it can receive it. For a collected item the other options show this. */
const isSendable = ({ shippingOptions, availability, qty }: CartLine['item'], option: Option | undefined): boolean =>
  option?.shippingMethod.code === 'pickup'
    ? shippingOptions.some(({ shippingMethod }) => shippingMethod.code === 'standard')
    : availability.quantity >= qty;

/** Only a read of the cart includes the shopper's preferred store, not the response to a change: its options stay on offer. */
const useStoreOptions = ({ shippingOptions, qty }: CartLine['item'], inStore: boolean): { pickup: Option | undefined; sts: Option | undefined } => {
  const [read, setRead] = useState(shippingOptions);
  const isOther = ({ selected, storeInfo }: Option): boolean => !selected && storeInfo !== undefined;
  const options = inStore || shippingOptions.some(isOther) ? shippingOptions : read;
  if (options !== read) setRead(options);
  const others = options.filter(isOther);
  return {
    pickup: others.find(({ shippingMethod, storeInfo }) => shippingMethod.code === 'pickup' && (storeInfo?.storeInventory ?? 0) >= qty),
    sts: others.find(({ shippingMethod }) => shippingMethod.code === 'sts'),
  };
};

/** The other fulfilments that are possible for a line. */
export const OtherWays = ({ line }: { readonly line: CartLine }) => {
  const i18n = useI18n('shop');
  const { item } = line;
  const { name } = item;
  const option = chosenOption(item);
  const store = option?.storeInfo;
  const code = option?.shippingMethod.code;
  const atPoint = code === 'pudo';
  const inStore = store !== undefined && !atPoint;
  const notBefore = option?.shippingMethod.deliveryTime.notBefore;
  const chooseAt = async (place: 'pickup-in-store' | 'collection-point'): Promise<void> => {
    const chosenId = (place === 'collection-point') === atPoint ? store?.id : undefined;
    const answer =
      place === 'collection-point'
        ? openDialog(place, { chosenId, notBefore })
        : openDialog(place, { upc: item.upc, qty: item.qty, ships: isSendable(item, option), chosenId, sent: code === 'sts', notBefore });
    const chosen = (await answer.closed) as { store?: NonNullable<SetFulfilmentArgs['store']> } | undefined;
    if (chosen) cart.setFulfilment(line, chosen.store ?? null);
  };
  const chooser = (place: 'pickup-in-store' | 'collection-point') => ({
    variant: 'link' as const,
    size: 'sm' as const,
    onClick: () => void chooseAt(place),
    onPointerEnter: () => preloadDialog(place),
    onFocus: () => preloadDialog(place),
  });
  const { pickup, sts } = useStoreOptions(item, inStore);
  if (item.bonus || item.isDigitalProduct || code === 'customs') return null;
  const there = (pickup ?? sts)?.storeInfo;
  /** The words of a button, and what it is for: several lines have the same buttons. */
  const named = (text: string) => ({ 'aria-label': `${text}, ${name}`, children: text });
  const thereText = pickup ? (inStore ? 'fulfil.pickupThere' : 'pickup.at') : inStore ? 'fulfil.sts' : 'fulfil.stsAt';
  return (
    <>
      {there ? (
        <Button
          variant="link"
          size="sm"
          start={<StoreIcon size={18} />}
          onClick={() => cart.setFulfilment(line, { id: there.id, name: there.name, ...(!pickup && { code: 'sts' }) })}
          {...named(i18n.t(thereText, { store: there.name }))}
        />
      ) : null}
      <Button
        {...chooser('pickup-in-store')}
        start={<StoreIcon size={18} />}
        {...named(i18n.t(inStore ? 'fulfil.changeStore' : there ? 'fulfil.otherStore' : 'fulfil.pickup'))}
      />
      <Button
        {...chooser('collection-point')}
        start={<PinIcon size={18} />}
        {...named(i18n.t(atPoint ? 'fulfil.changePoint' : 'fulfil.collection'))}
      />
      {store ? (
        <Button variant="link" size="sm" start={<TruckIcon size={18} />} onClick={() => cart.setFulfilment(line, null)}>
          {i18n.t('pickup.shipInstead')}
        </Button>
      ) : null}
    </>
  );
};
