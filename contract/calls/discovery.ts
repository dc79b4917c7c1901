import * as z from 'zod/mini';
import { productIdSchema } from '#contract/ids.ts';
import { defineCalls } from './call.ts';
import { productHitSchema } from './products.ts';
import { REC_PLACES } from './rec-sets.ts';

/** Products that are shown and bought together. */
export const productSetSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order of the set; at least two, and the product that was asked about is one of them. */
  products: z.array(productHitSchema),
  /** What the set's promotion is called. It applies in the cart like any other. */
  promotion: z.optional(z.string()),
});
export type ProductSet = z.infer<typeof productSetSchema>;

/** Styles or colourways, separated by commas: what the page or the cart holds. */
const productIds = z.string().check(z.regex(/^[A-Z0-9]{8,11}(?:,[A-Z0-9]{8,11}){0,19}$/));

export const recommendationsSchema = z.object({
  sets: z.array(
    z.object({
      /** `bought-together`, `viewed-together`, `similar`, `popular`: why these products. */
      recSetId: z.string(),
      products: z.array(productHitSchema),
    }),
  ),
});

export const discoveryCalls = defineCalls({
  'products.sets': {
    method: 'GET',
    path: '/products/v1/products/{productId}/sets',
    access: 'public',
    effect: 'read',
    summary: 'Sets that a style belongs to, without products that cannot be bought',
    params: z.object({ productId: productIdSchema }),
    response: z.object({ sets: z.array(productSetSchema) }),
    errors: ['PLP400'],
    spec: 'spec 2 §7; ours',
  },
  'products.widgetRecommendations': {
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    access: 'public',
    effect: 'read',
    summary: 'Products recommended beside others: the same for everybody, never sold out and never those that are named',
    query: z.object({ place: z.enum(REC_PLACES), ids: z.optional(productIds) }),
    response: recommendationsSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
});
