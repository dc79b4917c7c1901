import { MiniCart } from '#src/cart/mini-cart.tsx';
import { useCart } from '#src/cart/use-cart.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { ExpressNow } from '#src/shell/express/lazy-express.tsx';

/** The cart beside the page, with the ways to pay it in one step. In parts is said of the sum that stands above it, which counts no delivery yet. */
export default function MiniCartDialog({ props: { added } }: DialogContent<'mini-cart'>) {
  const { view } = useCart();
  return <MiniCart added={added} express={<ExpressNow where="basket" divider={false} amount={view?.cart.totals.remainingToPay} />} />;
}
