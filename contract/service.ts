import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

export const serviceCalls = defineCalls({
  'fapi.serverTime': {
    method: 'GET',
    path: '/fapi/server/time',
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: "The server's clock, and the probe's nonce back: proof that it was the shop that answered",
    query: z.object({ nonce: z.optional(z.string().check(z.maxLength(64))) }),
    response: z.object({ timestamp: z.string(), nonce: z.optional(z.string()) }),
    errors: [],
    spec: 'spec 1 §7',
  },
  'fapi.components.size-chart': {
    method: 'GET',
    path: '/fapi/components/size-chart/{productType}',
    access: 'public',
    effect: 'read',
    summary: 'Size chart of a kind of product',
    params: z.object({ productType: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
    response: z.object({
      productType: z.string(),
      title: z.string(),
      note: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
    errors: ['API404'],
    spec: 'spec 2 §7',
  },
});
