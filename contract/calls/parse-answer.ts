import * as z from 'zod/mini';
import { cartDifferenceSchema } from '#contract/cart-difference.ts';
import { cartSchema } from '#contract/cart.ts';
import type { CallRow } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Checks an answer against the contract. Brings all schemas along: for tests, development and the server, never for a first visit. */
export const parseAnswer = (name: CallName, body: unknown): unknown => {
  const row: CallRow = calls[name];
  const isDifference = row.response === cartSchema && typeof body === 'object' && body !== null && 'base' in body;
  const result = z.safeParse(isDifference ? cartDifferenceSchema : row.response, body);
  if (result.success) return result.data;
  throw new Error(`${name}: ${result.error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`).join('; ')}`);
};
