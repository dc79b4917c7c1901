import { useQuery } from '@tanstack/react-query';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { ProductSetSection } from './product-set-section.tsx';

export interface ProductSetsProps {
  readonly productId: string;
  /** Puts all of them into the cart in one step. */
  readonly onAdd: (items: readonly CartItemInput[]) => void;
}

/** The sets that a product belongs to; nothing where there are none, or where they cannot be had. */
export const ProductSets = ({ productId, onAdd }: ProductSetsProps) => {
  const api = useApi();
  const input = { params: { productId } };
  const { data } = useQuery({
    queryKey: ['products.sets', input] as const,
    queryFn: ({ signal }) => api('products.sets', { ...input, signal }),
  });
  return data?.sets.map((set) => <ProductSetSection key={set.id} api={api} set={set} onAdd={onAdd} />);
};
