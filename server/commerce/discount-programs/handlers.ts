import { EMPLOYEE_TERMS_VERSION } from '#contract/calls/employee-terms.ts';
import { programMemberships } from '#server/platform/db/schema/loyalty.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newMembership, readPrograms } from './program-status.ts';

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
