import { useEffect, useRef, useState } from 'react';
import type { ChallengeResult } from '#src/checkout/card/card-messages.ts';
import { useProviderFrame } from '#src/checkout/card/use-provider-frame.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { Challenge } from '../attempt.ts';
import styles from './challenge-dialog.module.css';

/** The bank's page in a frame. What it says is a hint: the shop asks the bank. It ends by itself when the bank's time is over. */
export default function ChallengeDialog({ props: { challenge }, close }: DialogContent<'three-d-secure'>) {
  const { t } = useI18n('payment');
  const [tries, setTries] = useState(0);
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });

  useEffect(() => {
    const left = Date.parse(challenge.expiresAt) - Date.now();
    if (Number.isNaN(left)) return undefined;
    const over = setTimeout(() => closing.current('expired'), Math.max(0, left));
    return () => clearTimeout(over);
  }, [challenge.expiresAt]);

  return (
    <>
      <DialogBody>
        <p className={styles.about}>{t('challenge.about')}</p>
        <BankFrame key={tries} challenge={challenge} onAnswer={close} onAgain={() => setTries(tries + 1)} />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={() => close('cancelled')}>
          {t('challenge.cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}

interface BankFrameProps {
  readonly challenge: Challenge;
  readonly onAnswer: (result: ChallengeResult) => void;
  readonly onAgain: () => void;
}

const BankFrame = ({ challenge: { url, sessionID }, onAnswer, onAgain }: BankFrameProps) => {
  const { t, locale } = useI18n('payment');
  const { element, state, height } = useProviderFrame(sessionID, (message) => {
    if (message.type === 'challenge') onAnswer(message.result);
  });

  if (state === 'failed') {
    return (
      <Banner kind="error" role="alert" action={{ label: t('challenge.again'), onPress: onAgain }}>
        {t('challenge.failed')}
      </Banner>
    );
  }
  const address = new URL(url, location.origin);
  address.searchParams.set('locale', locale.id);
  address.searchParams.set('theme', document.documentElement.dataset.theme ?? 'system');
  return (
    <div className={styles.box} aria-busy={state === 'opening'}>
      {state === 'opening' ? <Spinner size={32} /> : null}
      <iframe
        ref={element}
        className={styles.frame}
        data-ready={state === 'ready' ? '' : undefined}
        title={t('challenge.frame')}
        src={address.href}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        style={height === undefined ? undefined : { blockSize: `${height}px` }}
      />
    </div>
  );
};
