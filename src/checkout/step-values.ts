import * as z from 'zod/mini';
import { addressValuesSchema, fieldText, personFields } from '#src/base/address/address-form.ts';

export const shippingValuesSchema = z.object({
  email: fieldText,
  newsletter: z._default(z.boolean(), false),
  /** Address of the book that was chosen; empty: the one of the fields. */
  saved: fieldText,
  address: addressValuesSchema,
  /** Put the address of the fields into the book. */
  keep: z._default(z.boolean(), false),
  /** Whoever orders also collects. */
  collectSelf: z._default(z.boolean(), true),
  collector: z.object({ ...personFields, email: fieldText }),
  /** Chosen way by shipment. */
  methods: z._default(z.record(z.string(), z.string()), {}),
});
export type ShippingValues = z.output<typeof shippingValuesSchema>;

export const billingValuesSchema = z.object({
  same: z._default(z.boolean(), true),
  /** Address of the book that was chosen; empty: the one of the fields. */
  saved: fieldText,
  address: addressValuesSchema,
  /** Way to pay that was chosen, by its name. Never anything of a card. */
  method: fieldText,
});
export type BillingValues = z.output<typeof billingValuesSchema>;
