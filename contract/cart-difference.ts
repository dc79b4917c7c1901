import * as z from 'zod/mini';
import { cartItemSchema } from './cart.ts';

/**
 * What differs between the cart that the client named in `X-Waymark-Holds` and the cart as it is now. A server that cannot tell, because it does not
 * know that tag, answers with the whole cart, and so does one that knows nothing of differences.
 */
export const cartDifferenceSchema = z.object({
  /** Tag of the cart that it is to be applied to; to no other. */
  base: z.string(),
  /** New lines, and lines of which anything differs. */
  items: z.array(cartItemSchema),
  /** Ids of all lines in their order; absent: those from before in their order, then the new ones. */
  order: z.optional(z.array(z.string())),
  /** Other fields that differ, the tag among them; null: the cart no longer has the field. */
  fields: z.record(z.string(), z.unknown()),
});
export type CartDifference = z.infer<typeof cartDifferenceSchema>;
