import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ProductSet } from '#contract/calls/discovery.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { Api } from '#src/base/api/client.ts';
import { Waiting } from '#src/base/connectivity/load-states.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { productQuery } from '#src/shop/product/product-query.ts';
import { choose, readSelection, type Selection } from '#src/shop/product/selection.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './product-set-section.module.css';
import { isSimple, readSet, type SetChoice } from './set-choice.ts';
import { SetItem } from './set-item.tsx';

export interface ProductSetSectionProps {
  readonly api: Api;
  readonly set: ProductSet;
  readonly onAdd: (items: readonly CartItemInput[]) => void;
}

/** A set: its products, each with its size, and one button that puts all of them into the cart. */
export const ProductSetSection = ({ api, set, onAdd }: ProductSetSectionProps) => {
  const { t, money } = useI18n('discovery', 'shop');
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const queryClient = useQueryClient();
  const ids = set.products.map(({ id }) => id);
  const { data: products, isError } = useQuery({
    queryKey: ['set-products', ids] as const,
    queryFn: () => Promise.all(set.products.map(({ productId }) => queryClient.ensureQueryData(productQuery(api, productId)))),
  });
  const [selections, setSelections] = useState<Readonly<Record<string, Selection>>>({});
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  if (isError) return null;

  const choices = (products ?? []).filter(isSimple).map((product): SetChoice => ({
    product,
    selection: selections[product.id] ?? readSelection(product, {}),
    isLeftOut: leftOut.has(product.id),
  }));
  if (products && choices.length < 2) return null;
  const { missing, items } = readSet(choices);
  const taken = choices.filter(({ isLeftOut }) => !isLeftOut);
  const total = taken.reduce((sum, { product }) => sum + product.price.current, 0);

  const toggle = (id: string): void => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const press = (): void => {
    setAsked(true);
    const [first] = missing;
    if (first) list.current?.querySelector<HTMLElement>(`[data-item="${first.product.id}"] :is(select, input)`)?.focus();
    else if (items.length > 0) onAdd(items);
  };

  return (
    <section className={styles.set} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('set.title', { name: set.name })}
        </h2>
        {set.promotion ? <p className={styles.promotion}>{set.promotion}</p> : null}
      </header>
      {products ? (
        <>
          <ul ref={list} className={styles.items}>
            {choices.map((choice) => (
              <SetItem
                key={choice.product.id}
                choice={choice}
                isMissing={asked && missing.includes(choice)}
                onChoose={(type, value) => setSelections({ ...selections, [choice.product.id]: choose(choice.selection, type, value) })}
                onToggle={() => toggle(choice.product.id)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <Button onClick={press} disabled={taken.length === 0}>
              {t('set.add', { count: taken.length })}
            </Button>
            {products[0] ? <p>{t('set.total', { amount: money(total, products[0].currency) })}</p> : null}
            <p role="status" className={styles.missing}>
              {asked && missing.length > 0 ? t('set.missing', { count: missing.length }) : ''}
            </p>
          </div>
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
};
