import { MiniCart } from '#src/cart/mini-cart.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { ExpressNow } from './express-late.tsx';

/** The basket beside the page, with the ways to pay it in one step. */
export default function MiniCartDialog({ props: { added } }: DialogContent<'mini-cart'>) {
  return <MiniCart added={added} express={<ExpressNow where="basket" />} />;
}
