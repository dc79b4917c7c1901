import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customs, ProductDetails } from '#contract/calls/products.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { beginWith, madeOf, type MadeToOrder } from '#src/shop/product-ui/made-to-order.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { picturesOf } from './cart-item-input.ts';
import { DialogFailure } from './dialog-failure.tsx';
import { quickShopQuery } from './quick-shop-query.ts';
import { COLOR, readSelection } from './selection.ts';
import styles from './design-dialog.module.css';

/** How a thing is to be made. Closes with what was chosen (`MadeToOrder`). */
export default function DesignDialog({ props, close }: DialogContent<'design-yours'>) {
  const i18n = useI18n('shop');
  const { data: product, isError, refetch } = useQuery(quickShopQuery(useApi(), props.productId));
  if (product?.customs) return <Design product={product} customs={product.customs} price={props.price} recipeId={props.recipeId} onDone={close} />;
  return (
    <DialogBody>
      {isError || product ? <DialogFailure onAgain={() => void refetch()}>{i18n.t('quickShop.failed')}</DialogFailure> : <Skeleton lines={8} />}
    </DialogBody>
  );
}

interface DesignProps {
  /** In the color that was chosen. */
  readonly product: ProductDetails;
  readonly customs: Customs;
  /** Of one piece as it is made now. */
  readonly price: number;
  readonly recipeId: string | undefined;
  readonly onDone: (made: MadeToOrder) => void;
}

const Design = ({ product, customs, price, recipeId, onDone }: DesignProps) => {
  const i18n = useI18n('shop');
  const [recipe, setRecipe] = useState(() => beginWith(customs, recipeId));
  const { currency } = product;
  const { minDays: min, maxDays: max } = customs.deliveryTime;
  const set = (key: string, value: string): void => {
    const { [key]: _, ...rest } = recipe;
    setRecipe(value === '' ? rest : { ...rest, [key]: value });
  };
  const more = (amount: number): string | undefined =>
    amount === 0 ? undefined : i18n.t('design.surcharge', { amount: i18n.money(amount, currency) });
  const made = madeOf(customs, recipe, recipeId);
  const [picture] = picturesOf(product, readSelection(product, {})[COLOR]);
  return (
    <>
      <DialogBody>
        <div className={styles.fields}>
          <figure className={styles.design}>
            {picture ? <ProductPicture picture={picture} sizes="(width >= 640px) 160px, 128px" widths={[96, 160, 240]} /> : null}
            <figcaption className={styles.words}>
              <h3 className={styles.name}>{product.name}</h3>
              <ul className={styles.chosen} aria-live="polite">
                {made?.attributes.map(({ type, label }) => (
                  <li key={type}>{label}</li>
                ))}
              </ul>
            </figcaption>
          </figure>
          <p>{i18n.t('design.text', { min, max })}</p>
          {customs.parts.map(({ key, label, options, text }) =>
            text ? (
              <Field
                key={key}
                label={label}
                optional
                hint={[i18n.t('design.letters', { count: text.maxLength }), more(text.surcharge)].filter(Boolean).join(' · ')}
              >
                <TextInput
                  value={recipe[key] ?? ''}
                  maxLength={text.maxLength}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={(event) => set(key, event.target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))}
                />
              </Field>
            ) : (
              <RadioGroup
                key={key}
                legend={label}
                options={options.map((option) => ({ value: option.value, label: option.label, aside: more(option.surcharge) }))}
                value={recipe[key] ?? null}
                onChange={(value) => set(key, value)}
                look="card"
              />
            ),
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button size="lg" block disabled={!made} onClick={() => made && onDone(made)}>
          {i18n.t(recipeId === undefined ? 'design.add' : 'design.save', { price: i18n.money(price + (made?.more ?? 0), currency) })}
        </Button>
      </DialogFooter>
    </>
  );
};
