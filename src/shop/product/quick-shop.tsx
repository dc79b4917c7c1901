import { useQuery } from '@tanstack/react-query';
import { type ComponentType, use, useId, useRef, useState } from 'react';
import type { ProductDetails } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { FavoriteMark } from '#src/shop/product-ui/favorite-mark.ts';
import { Price } from '#src/shop/product-ui/price.tsx';
import { PricesAsOf } from '#src/shop/product-ui/prices-as-of.tsx';
import { TaxNote } from '#src/shop/product-ui/tax-note.tsx';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { openDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BuyButton } from './buy-button.tsx';
import { ColorPicker } from './color-picker.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { colourwayOf, isDigital, toCartItem, picturesOf } from './cart-item-input.ts';
import type { ExpressOffer } from './product-ports.ts';
import { quickShopQuery } from './quick-shop-query.ts';
import { choiceName, choose, COLOR, readSelection, type Selection } from './selection.ts';
import { SizeList } from './size-list.tsx';
import { SizePicker } from './size-picker.tsx';
import { useProductChoice } from './use-product-choice.ts';
import styles from './quick-shop.module.css';

export interface QuickShopProps {
  readonly productId: string;
  /** Opened from a line of the cart or from what is saved for later: what it is now. */
  readonly editing?: { readonly attributes: Selection; readonly storeId?: string; readonly storeName?: string } | undefined;
  /** Adds, or changes what it was opened from. */
  readonly onBuy: (item: CartItemInput) => void;
  readonly onIntent: () => void;
  /** Sold ahead, to those with an account: signs in, then adds. */
  readonly onSignIn: (item: CartItemInput) => void;
  /** Ways to pay in one step; not while something is edited. */
  readonly Express?: ComponentType<ExpressOffer> | undefined;
}

/** The dialog's content: loading, then colours, sizes with stock and price, and the footer button (spec 3 §2, §4). */
export const QuickShop = (props: QuickShopProps) => {
  const i18n = useI18n('shop');
  const { data: product, isError, refetch } = useQuery(quickShopQuery(useApi(), props.productId));
  if (product) return <Choosing key={product.id} product={product} {...props} />;
  return (
    <>
      <DialogBody>
        {isError ? (
          <DialogFailure onAgain={() => void refetch()}>{i18n.t('quickShop.failed')}</DialogFailure>
        ) : (
          <div className={styles.loading} role="status">
            <span className="visually-hidden">{i18n.t('loading')}</span>
            <div className={styles.head}>
              <Skeleton shape="1/1" />
              <div>
                <Skeleton shape="heading" width="3/4" />
                <Skeleton width="1/3" />
              </div>
            </div>
            <Skeleton shape="control" width="1/2" />
            <Skeleton shape="control" lines={5} />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button size="lg" block loading={!isError} disabled={isError}>
          {i18n.t('buy.add')}
        </Button>
      </DialogFooter>
    </>
  );
};

const Choosing = ({ product, editing, onBuy, onIntent, onSignIn, Express }: QuickShopProps & { product: ProductDetails }) => {
  const i18n = useI18n('shop');
  const id = useId();
  const heart = use(FavoriteMark);
  const body = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState(() => readSelection(product, editing?.attributes ?? {}));
  const [asked, setAsked] = useState(false);
  const { missing, variant, state, price } = useProductChoice(product, selection, { editing: editing !== undefined });
  const picture = picturesOf(product, selection[COLOR])[0];
  const set = (type: string, value: string): void => setSelection((last) => choose(last, type, value));
  const store = editing?.storeId === undefined ? undefined : { id: editing.storeId, name: editing.storeName ?? '' };
  // Who gets a gift card, and how a thing is to be made, is asked on its own page.
  const digital = isDigital(product);

  const press = (): void => {
    if (state === 'sign-in') {
      if (variant) onSignIn(toCartItem(product, variant));
      return;
    }
    if (state === 'choose') {
      setAsked(true);
      body.current?.querySelector<HTMLElement>(`[data-choice="${missing[0]}"] input`)?.focus();
    } else if (state === 'notify-me' && variant) openDialog('notify-me', { upc: variant.upc, productId: variant.productId, name: product.name });
    else if ((state === 'add' || state === 'update') && variant) onBuy(toCartItem(product, variant, { ...(store && { store }) }));
  };

  return (
    <>
      <DialogBody ref={body}>
        <div className={styles.choosing}>
          <div className={styles.head}>
            {picture ? <ProductPicture picture={picture} sizes="112px" widths={[96, 160, 240]} /> : <span />}
            <div className={styles.what}>
              <h3 className={styles.name}>{product.name}</h3>
              <Price price={price} />
              <TaxNote />
              <PricesAsOf asOf={product.asOf} />
              <TextLink href={`${product.url}?${new URLSearchParams(selection).toString()}`}>{i18n.t('quickShop.details')}</TextLink>
            </div>
            {heart?.({ card: product, productId: colourwayOf(product, selection[COLOR]), look: 'outline' })}
          </div>
          <ColorPicker product={product} selection={selection} onChoose={(value) => set(COLOR, value)} name={`${id}-color`} />
          {product.attributes
            .filter(({ type, options }) => type !== COLOR && options.length > 1)
            .toSorted((one, other) => Number(one.type === 'size') - Number(other.type === 'size'))
            .map(({ type }) => {
              const picker = {
                product,
                type,
                selection,
                onChoose: (value: string) => set(type, value),
                name: `${id}-${type}`,
                missing: asked && missing.includes(type),
              };
              return (
                <div key={type} data-choice={type}>
                  {type === 'size' ? <SizeList {...picker} /> : <SizePicker {...picker} />}
                </div>
              );
            })}
        </div>
      </DialogBody>
      <DialogFooter>
        {digital || product.customs ? (
          <ButtonLink size="lg" block href={product.url}>
            {i18n.t('quickShop.details')}
          </ButtonLink>
        ) : (
          <>
            <BuyButton state={state} price={price} missing={choiceName(product, missing[0])} onPress={press} onIntent={onIntent} />
            {Express && (state === 'add' || state === 'choose') ? (
              <Express item={() => variant && toCartItem(product, variant)} onMissing={press} amount={price.current} />
            ) : null}
          </>
        )}
      </DialogFooter>
    </>
  );
};
