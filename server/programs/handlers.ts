import { EMPLOYEE_TERMS_VERSION } from '#contract/employee-terms.ts';
import { programMemberships } from '../db/schema/loyalty.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { newMembership, readPrograms } from './standing.ts';

/** Discounts of employees and professionals, credits of athletes (spec 2 §6). */
export const programHandlers = () =>
  ({
    'programs.mine': async (_, { db, session, clock }) => ({ programs: await readPrograms(db, session.account.id, clock()) }),

    'programs.acceptTerms': async (_, { db, session, locale, clock }) => {
      const { id, consumerType } = session.account;
      if (consumerType !== 'EMPLOYEE') throw new Refusal('PRO404');
      const accepted = { termsVersion: EMPLOYEE_TERMS_VERSION, termsAcceptedAt: clock() };
      const membership = { ...newMembership(id, 'EMPLOYEE', locale.id), ...accepted };
      await db
        .insert(programMemberships)
        .values(membership)
        .onConflictDoUpdate({ target: [programMemberships.accountId, programMemberships.program], set: accepted });
      return { programs: await readPrograms(db, id, clock()) };
    },
  }) satisfies Handlers<'programs.mine' | 'programs.acceptTerms'>;
