import { problemOf } from '#src/base/address/address-form.ts';
import type { RefusedFields } from './step-props.ts';

/** The fields that the shop's refusal is about, with the short name of what is wrong or the shop's words; undefined where it is about none. */
export const refusedFields = (
  details: Readonly<Record<string, unknown>>,
  field: string | undefined,
  code: string,
  text: string,
): RefusedFields | undefined => {
  const shippingId = typeof details.shippingId === 'string' ? details.shippingId : undefined;
  const named = typeof details.fields === 'object' && details.fields !== null ? Object.entries(details.fields) : [];
  const fields = Object.fromEntries(named.map(([name, problem]) => [name, problemOf(name, String(problem))]));
  if (Object.keys(fields).length > 0) return { fields, shippingId };
  if (code === 'SHP500') return { fields: { addressLine1: 'poBox' }, shippingId };
  return field === undefined ? undefined : { fields: { [field]: text }, shippingId };
};
