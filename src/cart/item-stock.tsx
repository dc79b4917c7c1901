import type { CartItem } from '#contract/cart.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** Stock as of the server's last response, if it is worth a message. */
export const ItemStock = ({ item }: { item: CartItem }) => {
  const i18n = useI18n('shop');
  const { state, quantity } = item.availability;
  if (item.isDigitalProduct || state === 'InStock') return null;
  if (state === 'LowStock') return <Badge tone="caution">{`${i18n.t('stock.low')} · ${i18n.t('stock.left', { count: quantity })}`}</Badge>;
  return <Badge tone="negative">{i18n.t(state === 'Withdrawn' ? 'cart.withdrawn' : 'stock.out')}</Badge>;
};
