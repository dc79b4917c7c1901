import type { Cart } from '#contract/cart.ts';
import { itemNames } from '#db/cart/lines/item-names.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import styles from './delivery-methods.module.css';
import { isCollected, isToDoor } from './steps.ts';

type Entry = Cart['shippingMethods'][number];
type Method = Entry['applicableShippingMethods'][number];

type Timed = Parameters<typeof arrivalWhen>[1];
type Mailed = readonly Pick<Cart['items'][number], 'isDigitalProduct' | 'giftOption'>[];

/** On which days it is there. A mail is there at once, or goes out on the day that was chosen for it. */
export const deliveryTimeText = (i18n: I18n, shipment: Timed, { items = [], ordered }: { items?: Mailed; ordered?: Date } = {}): string => {
  if (shipment.code === 'digital') return mailedWhen(i18n, items);
  return i18n.t(shipment.code === 'pickup' ? 'delivery.ready' : 'delivery.arrives', { when: arrivalWhen(i18n, shipment, ordered) });
};

const mailedWhen = (i18n: I18n, items: Mailed): string => {
  const mailed = items.filter(({ isDigitalProduct }) => isDigitalProduct);
  const days = [...new Set(mailed.flatMap(({ giftOption }) => giftOption?.sendOn ?? []))].toSorted();
  const isNow = mailed.length === 0 || mailed.some(({ giftOption }) => giftOption?.sendOn === undefined);
  return [
    ...(isNow ? [i18n.t('delivery.atOnce')] : []),
    ...days.map((day) => i18n.t('delivery.mailedOn', { date: i18n.date(day, { dateStyle: 'short', timeZone: 'UTC' }) })),
  ].join(' · ');
};

const byPriceThenTime = (one: Method, other: Method): number =>
  one.price.finalAmount - other.price.finalAmount || one.deliveryTime.minDays - other.deliveryTime.minDays;

/** What is chosen about stands first, then what is fetched, then what comes by itself. */
const rankOf = (entry: Entry): number => (entry.applicableShippingMethods.length > 1 ? 0 : isCollected(entry) ? 1 : isToDoor(entry) ? 2 : 3);
const homeFirst = (one: Entry, other: Entry): number => rankOf(one) - rankOf(other);

export interface DeliveryMethodsProps {
  readonly cart: Cart;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (shippingId: string, code: string) => void;
}

/** How each shipment travels: a choice where there is one, else what will happen. */
export const DeliveryMethods = ({ cart, chosen, onChoose }: DeliveryMethodsProps) => {
  const i18n = useI18n('checkout');
  const several = cart.shippingMethods.length > 1;
  return cart.shippingMethods.toSorted(homeFirst).map((entry) => {
    const { shippingId, applicableShippingMethods, code } = entry;
    const items = itemNames(cart, shippingId);
    const methods = applicableShippingMethods.toSorted(byPriceThenTime);
    const value = methods.some((method) => method.code === chosen[shippingId]) ? (chosen[shippingId] as string) : code;
    const [first] = methods;
    if (methods.length === 0) return null;
    return (
      <div key={shippingId} className={styles.shipment}>
        {methods.length > 1 ? (
          <RadioGroup
            look="card"
            legend={i18n.t('delivery.legend')}
            hideLegend={!several}
            hint={several ? items : undefined}
            name={`method-${shippingId}`}
            value={value}
            onChange={(next) => onChoose(shippingId, next)}
            options={methods.map((method) => ({
              value: method.code,
              label: method.label,
              description: deliveryTimeText(i18n, method),
              aside: <MethodPrice method={method} />,
            }))}
          />
        ) : first ? (
          <div className={styles.only}>
            {entry.shippingId === 'digital' ? <MailIcon /> : isCollected(entry) ? <StoreIcon /> : <TruckIcon />}
            <div>
              <p className={styles.label}>{first.storeName ? i18n.t('delivery.at', { method: first.label, place: first.storeName }) : first.label}</p>
              <p className={styles.time}>{deliveryTimeText(i18n, first, { items: cart.items })}</p>
              {several ? <p className={styles.time}>{items}</p> : null}
            </div>
            <MethodPrice method={first} />
          </div>
        ) : null}
      </div>
    );
  });
};

const MethodPrice = ({ method: { price } }: { method: Method }) => {
  const i18n = useI18n('shop');
  return <span className={styles.price}>{price.finalAmount === 0 ? i18n.t('totals.free') : i18n.money(price.finalAmount, price.currency)}</span>;
};
