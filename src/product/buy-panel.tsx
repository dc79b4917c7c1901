import { useId, useRef, useState } from 'react';
import type { ProductDetails } from '#contract/products.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog/dialog-manager.ts';
import { RulerIcon } from '#ui/icon/ruler-icon.tsx';
import { AddBar } from './add-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { ColorPicker } from './color-picker.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { FulfilmentChoice, type ChosenStore } from './fulfilment-choice.tsx';
import { checkGift, EMPTY_GIFT, GiftFields, type GiftErrors, giftOf } from './gift-fields.tsx';
import { isDigital, knownItem } from './known-item.ts';
import type { ProductBasket } from './product-ports.ts';
import { COLOR, type Selection } from './selection.ts';
import { SizePicker } from './size-picker.tsx';
import { StockLine } from './stock-line.tsx';
import { useProductChoice } from './use-product-choice.ts';
import styles from './buy-panel.module.css';

export interface BuyPanelProps {
  readonly product: ProductDetails;
  readonly selection: Selection;
  readonly onChoose: (type: string, value: string) => void;
  readonly basket: ProductBasket;
}

/** Everything one decides before it goes into the basket. */
export const BuyPanel = ({ product, selection, onChoose, basket }: BuyPanelProps) => {
  const words = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [store, setStore] = useState<ChosenStore>();
  const [gift, setGift] = useState(EMPTY_GIFT);
  const [giftErrors, setGiftErrors] = useState<GiftErrors>({});
  const choice = useProductChoice(product, selection);
  const { missing, variant, state, price } = choice;
  const digital = isDigital(product);
  const labelOf = (type: string | undefined): string | undefined => product.attributes.find((attribute) => attribute.type === type)?.label;

  const focusFirst = (selector: string): void => {
    const target = panel.current?.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
    target?.closest('fieldset')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  const askForMissing = (): void => {
    setAsked(true);
    focusFirst(`[data-choice="${missing[0]}"] input`);
  };
  const add = (): void => {
    if (!variant) return;
    const errors = digital ? checkGift(gift) : {};
    setGiftErrors(errors);
    if (Object.keys(errors).length > 0) {
      focusFirst(errors.to ? '#gift-to' : '#gift-email');
      return;
    }
    basket.add(knownItem(product, variant, { ...(store && { store }), ...(digital && { giftOption: giftOf(gift) }) }), 'product-page');
    if (digital) setGift(EMPTY_GIFT);
  };
  const press = (): void => {
    if (state === 'choose') askForMissing();
    else if (state === 'notify-me' && variant) openDialog('notify-me', { upc: variant.upc, productId: variant.productId, name: product.name });
    else if (state === 'add') add();
  };
  const intent = (): void => {
    if (state === 'notify-me') preloadDialog('notify-me');
    else basket.prepare();
  };
  const next = labelOf(missing[0])?.toLowerCase();
  const buying = { state, price, missing: next, onPress: press, onIntent: intent };

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
              missing={asked && missing.includes(type)}
              aside={type === 'size' && product.sizeChartType ? <SizeChartButton type={product.sizeChartType} /> : undefined}
            />
          </div>
        ))}
      {digital ? <GiftFields value={gift} errors={giftErrors} onChange={setGift} /> : null}
      <div ref={button} className={styles.buy}>
        {product.comingSoon ? null : (
          <StockLine variant={variant} digital={digital} hint={state === 'choose' && !digital ? words.t('stock.chooseFirst', { what: next ?? '' }) : undefined} />
        )}
        <BuyButton {...buying} />
        {product.presale && state === 'sign-in' ? <p className={styles.note}>{words.t('buy.presaleNote')}</p> : null}
        {state === 'coming-soon' ? <p className={styles.note}>{comingSoonNote(product, words)}</p> : null}
      </div>
      <div className={styles.ways}>
        <DeliveryPromise digital={digital} />
        {digital || product.comingSoon ? null : <FulfilmentChoice variant={variant} store={store} onChange={setStore} onMissing={askForMissing} />}
      </div>
      <AddBar watch={button} product={product} selection={selection} {...buying} />
    </div>
  );
};

const comingSoonNote = (product: ProductDetails, words: ReturnType<typeof useWords>): string =>
  product.targetPublishDate === undefined
    ? words.t('buy.comingSoonNote')
    : words.t('buy.comingSoonOn', { date: words.date(product.targetPublishDate, { dateStyle: 'long', timeZone: 'UTC' }) });

const SizeChartButton = ({ type }: { type: string }) => {
  const words = useWords();
  const prepare = (): void => preloadDialog('size-chart');
  return (
    <Button
      variant="link"
      start={<RulerIcon size={18} />}
      onClick={() => openDialog('size-chart', { type })}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {words.t('product.sizeChart')}
    </Button>
  );
};
