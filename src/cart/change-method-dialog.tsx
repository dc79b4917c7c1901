import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { itemNames } from '#db/cart/lines/item-names.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { cart } from './cart.ts';
import { useCart } from './use-cart.ts';

type Chosen = Readonly<Record<string, string>>;

export default function ChangeMethodDialog({ close }: DialogContent<'change-cart-shipping-method'>) {
  return <ChangeMethod cart={useCart().view?.cart} onChange={cart.setShippingMethod} onDone={() => close(true)} />;
}

interface ChangeMethodProps {
  /** Undefined: not read yet. */
  readonly cart: Cart | undefined;
  readonly onChange: typeof cart.setShippingMethod;
  readonly onDone: () => void;
}

/** The shipping methods of the cart's parcels, one question per parcel. The choice is stored on the device and sent when the network is available. */
export const ChangeMethod = ({ cart, onChange, onDone }: ChangeMethodProps) => {
  const i18n = useI18n('stores');
  const [chosen, setChosen] = useState<Chosen>({});
  const parcels = cart?.shippingMethods.filter(({ applicableShippingMethods }) => applicableShippingMethods.length > 1) ?? [];
  const save = (): void => {
    for (const { shippingId, code, storeId } of parcels) {
      const wanted = parcels
        .find((parcel) => parcel.shippingId === shippingId)
        ?.applicableShippingMethods.find((way) => way.code === chosen[shippingId]);
      if (wanted && wanted.code !== code) onChange({ shippingId, code: wanted.code, ...(storeId !== undefined && { storeId }) });
    }
    onDone();
  };
  if (!cart || parcels.length === 0)
    return (
      <DialogBody>
        <Text role="status">{i18n.t(cart && cart.shippingMethods.length > 0 ? 'method.none' : 'method.refused')}</Text>
      </DialogBody>
    );
  return (
    <>
      <DialogBody>
        <Stack gap={5}>
          {parcels.map(({ shippingId, code, storeId, applicableShippingMethods }) => (
            <RadioGroup
              key={shippingId}
              name={`method-${shippingId}`}
              look="card"
              legend={i18n.t('method.legend')}
              hint={parcels.length > 1 ? itemNames(cart, shippingId) : undefined}
              value={chosen[shippingId] ?? code}
              onChange={(value) => setChosen((last) => ({ ...last, [shippingId]: value }))}
              options={applicableShippingMethods.map(({ code: value, label, price, deliveryTime, address }) => ({
                value,
                label,
                description: i18n.t('method.days', { when: arrivalWhen(i18n, { code: value, deliveryTime, address, storeId }) }),
                aside: price.finalAmount === 0 ? i18n.t('method.free') : i18n.money(price.finalAmount, price.currency),
              }))}
            />
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={save}>{i18n.t('method.save')}</Button>
      </DialogFooter>
    </>
  );
};
