import type { CartItem } from '#contract/cart.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** Stock as of the server's last response, if it is worth a message. */
export const ItemStock = ({ item }: { item: CartItem }) => {
  const words = useWords('shop');
  const { state, quantity } = item.availability;
  if (item.isDigitalProduct || state === 'InStock') return null;
  if (state === 'LowStock') return <Badge tone="caution">{`${words.t('stock.low')} · ${words.t('stock.left', { count: quantity })}`}</Badge>;
  return <Badge tone="negative">{words.t(state === 'Withdrawn' ? 'cart.withdrawn' : 'stock.out')}</Badge>;
};
