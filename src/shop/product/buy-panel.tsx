import { useId, useRef, useState } from 'react';
import type { GiftOption } from '#contract/cart.ts';
import type { ProductDetails } from '#contract/calls/products.ts';
import { importOrToast } from '#src/base/lazy/import-or-toast.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { atIntent } from '#ui/lazy/at-intent.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { BuyButton } from './buy-button.tsx';
import type { BuyState } from './buy-state.ts';
import { ColorPicker } from './color-picker.tsx';
import type { ChosenStore } from './chosen-store.ts';
import { FulfilmentChoice } from './fulfilment-choice.tsx';
import { isDigital, toCartItem, type Wanted } from './cart-item-input.ts';
import type { ProductCart } from './product-ports.ts';
import { choiceName, COLOR, type Selection, upcsOfColor } from './selection.ts';
import { SizePicker } from './size-picker.tsx';
import { StockLine } from './stock-line.tsx';
import { useProductChoice } from './use-product-choice.ts';
import styles from './buy-panel.module.css';

// What a first visit can read without, or does not see yet.
const AddBar = deferred(
  () => import('./add-bar.tsx').then((module) => module.AddBar),
  import.meta.env.SSR ? (await import('./add-bar.tsx')).AddBar : undefined,
);
const DeliveryPromise = deferred(
  () => import('./delivery-promise.tsx').then((module) => module.DeliveryPromise),
  import.meta.env.SSR ? (await import('./delivery-promise.tsx')).DeliveryPromise : undefined,
);

const SizeChartButton = deferred(
  () => import('./size-chart-button.tsx').then((module) => module.SizeChartButton),
  import.meta.env.SSR ? (await import('./size-chart-button.tsx')).SizeChartButton : undefined,
);
// Nobody's first visit has a size to suggest.
const SizeAdvice = atIntent(() => import('./size-advice.tsx').then((module) => module.SizeAdvice));

export interface BuyPanelProps {
  readonly product: ProductDetails;
  readonly selection: Selection;
  readonly onChoose: (type: string, value: string) => void;
  readonly cart: ProductCart;
}

/** Everything one decides before it goes into the cart. */
export const BuyPanel = ({ product, selection, onChoose, cart }: BuyPanelProps) => {
  const i18n = useI18n();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [store, setStore] = useState<ChosenStore>();
  const [shelf, setShelf] = useState<Readonly<Record<string, number>>>();
  const choice = useProductChoice(product, selection);
  const { missing, variant, state, price } = choice;
  const digital = isDigital(product);
  const notBefore = product.targetPublishDate?.slice(0, 10);

  const askForMissing = (): void => {
    setAsked(true);
    const target = panel.current?.querySelector<HTMLElement>(`[data-choice="${missing[0]}"] input`);
    target?.focus({ preventScroll: true });
    target?.closest('[role="group"]')?.scrollIntoView({ block: 'center' });
  };
  const add = async (): Promise<void> => {
    if (!variant) return;
    if (product.customs) {
      const design = await importOrToast(i18n, () => import('#src/shop/product-ui/ask-for-design.ts'));
      const made = await design?.askForDesign(toCartItem(product, variant));
      if (made) cart.add(made);
      return;
    }
    const wanted: Wanted = digital ? { giftOption: await askForGift() } : { ...(store && { store }) };
    // Closed without an answer: nobody to send it to.
    if (!digital || wanted.giftOption)
      cart.add(toCartItem(product, variant, wanted), store?.reserve && store.upc === variant.upc ? { reserve: true } : {});
  };
  const askForGift = async (): Promise<GiftOption | undefined> =>
    (await openDialog('add-gift-option', { name: product.name }).closed) as GiftOption | undefined;
  const signInAndAdd = async (): Promise<void> => {
    if (await cart.signIn()) await add();
  };
  const press = (): void => {
    if (state === 'choose') askForMissing();
    else if (state === 'notify-me' && variant) openDialog('notify-me', { upc: variant.upc, productId: variant.productId, name: product.name });
    else if (state === 'sign-in') void signInAndAdd();
    else if (state === 'add') void add();
  };
  const intent = (): void => {
    if (state === 'notify-me') preloadDialog('notify-me');
    else cart.prepare();
    if (state === 'add' && (digital || product.customs)) preloadDialog(digital ? 'add-gift-option' : 'design-yours');
  };
  const next = choiceName(product, missing[0]);
  const buying = { state, price, missing: next, designs: product.customs !== undefined, onPress: press, onIntent: intent };

  return (
    <div className={styles.panel} ref={panel}>
      <ColorPicker product={product} selection={selection} onChoose={(value) => onChoose(COLOR, value)} name={`${id}-color`} />
      {product.attributes
        .filter(({ type, options }) => type !== COLOR && options.length > 1)
        .map(({ type }) => (
          <div key={type} data-choice={type}>
            <SizePicker
              product={product}
              type={type}
              selection={selection}
              onChoose={(value) => onChoose(type, value)}
              name={`${id}-${type}`}
              shelf={type === 'size' ? shelf : undefined}
              missing={asked && missing.includes(type)}
              aside={type === 'size' && product.sizeChartType ? <SizeChartButton type={product.sizeChartType} /> : undefined}
            />
          </div>
        ))}
      <SizeAdvice product={product} chosen={selection['size']} onChoose={(value) => onChoose('size', value)} />
      <div ref={button} className={styles.buy}>
        {product.comingSoon || product.customs ? null : (
          <StockLine
            variant={variant}
            digital={digital}
            hint={state === 'choose' && !digital ? i18n.t('stock.chooseFirst', { what: next }) : undefined}
          />
        )}
        <BuyButton {...buying} />
        {cart.Express && !digital && !product.customs && (state === 'add' || state === 'choose') ? (
          <cart.Express
            item={() => variant && toCartItem(product, variant, { ...(store && { store }) })}
            onMissing={askForMissing}
            amount={price.current}
          />
        ) : null}
        <noscript>
          <p className={styles.note}>{i18n.t('buy.noScript')}</p>
        </noscript>
        {product.customs ? <p className={styles.note}>{i18n.t('buy.designNote')}</p> : null}
        {product.presale ? <p className={styles.note}>{presaleNote(product, state, i18n)}</p> : null}
        {state === 'coming-soon' ? <p className={styles.note}>{comingSoonNote(product, i18n)}</p> : null}
      </div>
      <div className={styles.ways}>
        <DeliveryPromise digital={digital} customs={product.customs?.deliveryTime} notBefore={notBefore} />
        {digital || product.customs || product.comingSoon ? null : (
          <FulfilmentChoice
            variant={variant}
            store={store}
            notBefore={notBefore}
            onChange={setStore}
            onMissing={askForMissing}
            upcs={upcsOfColor(product, selection)}
            onShelf={setShelf}
          />
        )}
      </div>
      <AddBar watch={button} product={product} selection={selection} {...buying} />
    </div>
  );
};

const comingSoonNote = (product: ProductDetails, i18n: ReturnType<typeof useI18n>): string =>
  product.targetPublishDate === undefined
    ? i18n.t('buy.comingSoonNote')
    : i18n.t('buy.comingSoonOn', { date: i18n.date(product.targetPublishDate, { dateStyle: 'short', timeZone: 'UTC' }) });

/** From when everybody can buy it, and what somebody without an account needs until then. */
const presaleNote = (product: ProductDetails, state: BuyState, i18n: ReturnType<typeof useI18n>): string =>
  [product.targetPublishDate && comingSoonNote(product, i18n), state === 'sign-in' && i18n.t('buy.presaleNote')].filter(Boolean).join(' ');
