import { currentSession, subscribeSession } from '#src/base/session/session-hint.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';

/**
 * Keeps the document's mark of an employee, which hides what the server drew for everybody (base.css), in step with the session. An employee is asked for the terms of the discount after signing in (spec 1 §4); nobody
 * else fetches anything for it.
 */
export const watchEmployee = (i18n: I18n): void => {
  const look = (): void => {
    const isEmployee = currentSession().consumerType === 'EMPLOYEE';
    document.documentElement.toggleAttribute('data-employee', isEmployee);
    if (isEmployee) void importWithRetry(() => import('#src/shell/composition/employee-terms.ts')).then(({ askForTerms }) => askForTerms(i18n));
  };
  look();
  subscribeSession(look);
};
