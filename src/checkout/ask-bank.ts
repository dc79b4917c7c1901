import { CHALLENGE_RESULTS, type ChallengeResult } from '#src/checkout/card/card-messages.ts';
import { openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import type { Challenge } from './attempt.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with how it went. */
    'three-d-secure': { challenge: Challenge; title: string };
  }
}

let known = false;

/** Puts the bank's question to the shopper (3-D Secure, spec 1 §2, §8). Whatever ends the dialog without an answer is a no. */
export const askBank = async (challenge: Challenge, title: string): Promise<ChallengeResult> => {
  // The dialog is known from the checkout on: no first visit carries its name.
  if (!known) {
    registerDialog('three-d-secure', () => import('./payment/challenge-dialog.tsx'), {
      title: (props) => props.title,
      dismissible: false,
      size: 'md',
    });
    known = true;
  }
  const result = await openDialog('three-d-secure', { challenge, title }).closed;
  return CHALLENGE_RESULTS.find((one) => one === result) ?? 'cancelled';
};
