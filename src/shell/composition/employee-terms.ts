import { createLazyPageApi } from '#src/base/api/lazy-page-api.ts';
import { cart } from '#src/cart/cart.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { currentSession } from '#src/base/session/session-hint.ts';
import { openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Name of the documents (spec 1 §3). The profile rules: this only spares the question while the shop cannot be asked. */
const KEY = 'isEmployeeDiscountTCAccepted';
/** Of this tab: who said "not now" is asked with the next sign-in. */
const LATER = 'waymark.terms-later';

let asking: string | null = null;
let registered = false;

const remember = (accepted: boolean): void => {
  try {
    if (accepted) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without it the shop is asked.
  }
};

const wasPutOff = (subject: string): boolean => {
  try {
    return sessionStorage.getItem(LATER) === subject;
  } catch {
    return false;
  }
};

/** Opens the dialog of the terms. */
export const openTerms = async (i18n: I18n): Promise<void> => {
  await i18n.load('programs');
  if (!registered)
    registerDialog('employee-terms', () => import('#src/account/discount-programs/employee-terms-dialog.tsx'), {
      title: () => i18n.t('program.termsTitle'),
    });
  registered = true;
  const accepted = (await openDialog('employee-terms', {}).closed) === true;
  if (!accepted) {
    const { subject } = currentSession();
    try {
      if (subject !== null) sessionStorage.setItem(LATER, subject);
    } catch {
      // Then it is asked again with the next page.
    }
    return;
  }
  remember(true);
  showToast({ title: i18n.t('program.accepted') });
  await cart.refresh().catch(() => undefined);
};

/** Asks the shop whether the terms were accepted, and the employee if not: once for each sign-in. */
export const askForTerms = async (i18n: I18n): Promise<void> => {
  const { subject } = currentSession();
  if (subject === null || asking === subject || wasPutOff(subject)) return;
  asking = subject;
  try {
    const { programs } = await createLazyPageApi(i18n.locale)('programs.mine');
    const accepted = programs.every(({ termsAccepted }) => termsAccepted !== false);
    remember(accepted);
    if (!accepted) await openTerms(i18n);
  } catch {
    // The shop cannot be asked: the next page tries again.
    asking = null;
  }
};
