import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { LOCALES } from '#contract/locales.ts';
import type { Program, ProgramStatus } from '#contract/calls/programs.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { programMemberships, programSpend } from '#server/platform/db/schema/loyalty.ts';
import { PROGRAM_RULES, programOf } from './rules.ts';

type Membership = typeof programMemberships.$inferSelect;

/** What an account takes part in. What comes with its kind is there without a row, in the money of the account's locale. */
const readMemberships = async (db: Db, accountId: string): Promise<Membership[]> => {
  const rows = await db
    .select({ type: accounts.consumerType, locale: accounts.locale, membership: programMemberships })
    .from(accounts)
    .leftJoin(programMemberships, eq(programMemberships.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  const kept = rows.flatMap(({ membership }) => membership ?? []);
  const [account] = rows;
  const own = account && programOf(account.type);
  if (!account || !own || kept.some(({ program }) => program === own)) return kept;
  return [...kept, newMembership(accountId, own, account.locale)];
};

export const newMembership = (accountId: string, program: Program, locale: keyof typeof LOCALES): Membership => {
  const { currency } = LOCALES[locale];
  return { accountId, program, currency, annualAmount: PROGRAM_RULES[program].annual[currency], termsVersion: null, termsAcceptedAt: null };
};

/** Sums of a calendar year (UTC), by programme. */
const readSpend = async (db: Db, accountId: string, now: Date): Promise<ReadonlyMap<string, number>> => {
  const year = now.getUTCFullYear();
  const inYear = and(gte(programSpend.spentAt, new Date(Date.UTC(year, 0))), lt(programSpend.spentAt, new Date(Date.UTC(year + 1, 0))));
  const rows = await db
    .select({ program: programSpend.program, currency: programSpend.currency, amount: sql<number>`sum(${programSpend.amount})::int` })
    .from(programSpend)
    .where(and(eq(programSpend.accountId, accountId), inYear))
    .groupBy(programSpend.program, programSpend.currency);
  return new Map(rows.map(({ program, currency, amount }) => [`${program} ${currency}`, amount]));
};

const statusOf = ({ program, currency, annualAmount, termsVersion }: Membership, spent: ReadonlyMap<string, number>): ProgramStatus => {
  const currentSpend = spent.get(`${program} ${currency}`) ?? 0;
  const remainingAmount = Math.max(0, annualAmount - currentSpend);
  const termsAccepted = program === 'EMPLOYEE' ? termsVersion === EMPLOYEE_TERMS_VERSION : undefined;
  return {
    program,
    rate: PROGRAM_RULES[program].rate,
    currency,
    annualAmount,
    currentSpend,
    active: remainingAmount > 0 && termsAccepted !== false,
    ...(termsAccepted !== undefined && { termsAccepted }),
    ...(program === 'ATHLETE' && { payment: { code: 'ATHLETES_PAYMENT', additionalData: { remainingAmount } } }),
  };
};

/** Programmes of an account with what is used of them this year. */
export const readPrograms = async (db: Db, accountId: string, now: Date): Promise<ProgramStatus[]> => {
  const memberships = await readMemberships(db, accountId);
  if (memberships.length === 0) return [];
  const spent = await readSpend(db, accountId, now);
  return memberships.map((membership) => statusOf(membership, spent)).toSorted((a, b) => (a.program < b.program ? -1 : 1));
};
