import * as z from 'zod/mini';
import { cartItemSchema, itemPriceSchema } from './cart.ts';

/** A line of which something differs, or a new one, which is complete. Fields that it does not name are as before, and so are those of its price. */
const lineDifferenceSchema = z.extend(z.partial(cartItemSchema), {
  /** Place of the line in the cart that the difference is to be applied to; new lines are counted from its end. */
  at: z.int().check(z.minimum(0)),
  price: z.optional(z.partial(itemPriceSchema)),
});

/**
 * What differs between the cart that the client named in `X-Waymark-Holds` and the cart as it is now. A server that cannot tell, because it does not
 * know that tag, answers with the whole cart, and so does one that knows nothing of differences.
 */
export const cartDifferenceSchema = z.object({
  /** Tag of the cart that it is to be applied to; to no other. */
  base: z.string(),
  items: z.array(lineDifferenceSchema),
  /** Places of all lines, in the order in which they stand now; absent: those from before in their order, then the new ones. */
  order: z.optional(z.array(z.int().check(z.minimum(0)))),
  /** Other fields that differ, the tag among them. A cart that lost a field is answered whole. */
  fields: z.record(z.string(), z.unknown()),
});
export type CartDifference = z.infer<typeof cartDifferenceSchema>;
