import * as z from 'zod/mini';
import { productIdSchema } from '#contract/ids.ts';
import { defineCalls } from './call.ts';
import { FITS } from './review-limits.ts';
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

/** How an order of a size ended. */
export const SIZE_OUTCOMES = ['kept', 'too-small', 'too-large'] as const;
export type SizeOutcome = (typeof SIZE_OUTCOMES)[number];

export const sizeAdviceSchema = z.object({
  /** Value of the product's option `size`, and what this locale calls it. */
  size: z.string(),
  label: z.string(),
  /** The order that says so. */
  ordered: z.object({ name: z.string(), label: z.string(), outcome: z.enum(SIZE_OUTCOMES), orderedAt: z.string() }),
  /** How the style fits in its reviews, where that changed the size; `count` of them say how it fits. */
  fit: z.optional(z.object({ runs: z.enum(FITS), count: z.int() })),
});
export type SizeAdvice = z.infer<typeof sizeAdviceSchema>;

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
  'products.sizeAdvice': {
    method: 'GET',
    path: '/products/v1/products/{productId}/sizeAdvice',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'A size of a style for an account, from what it ordered and from how reviews say the style fits; none without such an order',
    params: z.object({ productId: productIdSchema }),
    response: z.object({ advice: z.optional(sizeAdviceSchema) }),
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
