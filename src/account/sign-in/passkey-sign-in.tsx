import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { PasskeyProof } from '#contract/calls/passkeys.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { canOfferPasskeys, NoPasskey, offeredPasskey, signByPasskey } from '#src/base/session/passkeys.ts';
import { useCanPasskeys } from '#src/base/session/use-can-passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import type { SignInFormProps } from './sign-in-form.tsx';

export interface PasskeySignInProps extends Pick<SignInFormProps, 'explain' | 'onDone'> {
  readonly passkey: {
    /** What is to be signed; good for five minutes. */
    readonly request: () => Promise<CallResponse<'auth.passkeyRequest'>>;
    readonly signIn: (credential: PasskeyProof) => ReturnType<SignInFormProps['signIn']>;
  };
}

/** An offer at the email field is made anew before what it would sign is too old. */
const OFFER_MS = 4 * 60_000;

/** The way in without a password: by a button, and by what the browser offers where the email is typed. */
export const PasskeySignIn = ({ passkey, explain, onDone }: PasskeySignInProps) => {
  const i18n = useI18n('account');
  const possible = useCanPasskeys();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const offer = useRef<AbortController>(null);
  const enter = async (use: () => Promise<PasskeyProof>): Promise<void> => {
    setProblem('');
    try {
      const credential = await use();
      setBusy(true);
      const result = await passkey.signIn(credential);
      if (result.done) {
        showToast({ title: i18n.t('signIn.done') });
        onDone();
      } else setProblem(await explain(result.code));
    } catch (error) {
      if (!(error instanceof NoPasskey)) setProblem((await failureText(i18n, error)).text);
      // Whoever closed the browser's question knows that they did.
      else if (error.problem !== 'cancelled') setProblem(i18n.t('signIn.passkeyImpossible'));
    } finally {
      setBusy(false);
    }
  };
  const makeOffer = useEffectEvent(async (): Promise<void> => {
    if (!(await canOfferPasskeys())) return;
    offer.current?.abort();
    const mine = new AbortController();
    offer.current = mine;
    // A shop that cannot be asked now is no problem of somebody who has a password.
    const asked = await passkey.request().catch(() => undefined);
    if (!asked || mine.signal.aborted) return;
    // Nor is a browser that offers nothing after all, such as one inside another app: nobody has pressed anything.
    const picked = await offeredPasskey(asked, mine.signal).catch(() => undefined);
    if (picked) await enter(async () => picked);
  });
  useEffect(() => {
    const begin = (): void => void makeOffer();
    begin();
    const again = setInterval(begin, OFFER_MS);
    return () => {
      clearInterval(again);
      offer.current?.abort();
    };
  }, []);
  if (!possible) return null;
  return (
    <Stack gap={3}>
      <ProblemBanner problem={problem} />
      <Button
        variant="secondary"
        block
        loading={busy}
        onClick={() => {
          // One question at a time: the browser refuses a second.
          offer.current?.abort();
          void enter(async () => signByPasskey(await passkey.request()));
        }}
      >
        {i18n.t('signIn.passkey')}
      </Button>
    </Stack>
  );
};
