import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { EMPLOYEE_TERMS_VERSION } from './employee-terms.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';

/** WRANX and IPA are the two identities of professionals (spec 2 §3). */
export const PROGRAMS = ['EMPLOYEE', 'ATHLETE', 'WRANX', 'IPA'] as const;
export type Program = (typeof PROGRAMS)[number];
export const programSchema = z.enum(PROGRAMS);

export const programStatusSchema = z.object({
  program: programSchema,
  /** Off goods at full price, thousandths of a percent; 0: no discount, but a credit. */
  rate: z.int(),
  currency: currencySchema,
  annualAmount: amountSchema,
  /** Of this calendar year (UTC). */
  currentSpend: amountSchema,
  /** It counts in baskets now: terms accepted where there are any, and something left of the annual amount. */
  active: z.boolean(),
  /** Absent: a programme without terms. */
  termsAccepted: z.optional(z.boolean()),
  /** Of an athlete, spec 1 §3: what the payment with the credit can take over, whatever the basket. */
  payment: z.optional(z.object({ code: z.literal('ATHLETES_PAYMENT'), additionalData: z.object({ remainingAmount: amountSchema }) })),
});
export type ProgramStatus = z.infer<typeof programStatusSchema>;

const answerSchema = z.object({ programs: z.array(programStatusSchema) });

export const programCalls = defineCalls({
  'programs.mine': {
    method: 'GET',
    path: '/consumers-v3/consumer/programs',
    access: 'personal',
    effect: 'read',
    session: 'registered',
    summary: 'Discounts and credits of whoever is signed in, with what is used of them this year',
    response: answerSchema,
    errors: [],
    spec: 'spec 2 §3, §6',
  },
  'programs.acceptTerms': {
    method: 'POST',
    path: '/consumers-v3/consumer/programs/terms',
    access: 'personal',
    effect: 'change',
    session: 'registered',
    summary: 'Accept the terms of the employee discount',
    body: z.object({ version: z.literal(EMPLOYEE_TERMS_VERSION) }),
    response: answerSchema,
    errors: ['PRO404'],
    spec: 'spec 1 §4, 2 §6',
  },
});
