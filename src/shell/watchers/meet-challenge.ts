import type { Api } from '#contract/client/client.ts';
import { proofFor } from '#src/base/api/solve-challenge.ts';
import { cart } from '#src/cart/cart.ts';
import { openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { refreshLists } from '#src/shell/dialogs/refresh-lists.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `true` once the shop has taken the proof. */
    challenge: { prove: () => Promise<true> };
  }
}

let known = false;

const prove = async (api: Api): Promise<true> => {
  await api('auth.passChallenge', { body: { recaptcha_response: await proofFor(api, 'person') } });
  return true;
};

/** Opens the dialog; once the proof is taken, what waits in the queues of the cart and the lists goes on. True: it was taken. */
export const meetChallenge = async (router: AppRouter): Promise<boolean> => {
  const { i18n, api } = router.options.context;
  await i18n.load('security');
  if (!known) registerDialog('challenge', () => import('#src/shell/dialogs/challenge-dialog.tsx'), { title: () => i18n.t('proof.title') });
  known = true;
  const met = (await openDialog('challenge', { prove: () => prove(api) }).closed) === true;
  if (met) {
    cart.sync().catch(() => undefined);
    refreshLists();
  }
  return met;
};
