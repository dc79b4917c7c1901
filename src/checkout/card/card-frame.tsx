import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { PAYMENT_SESSION_RETRY_DELAY_MS } from '#contract/constants.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './card-frame.module.css';
import { useUntil } from '../use-until.ts';
import { useProviderFrame } from './use-provider-frame.ts';

/** What the shop may know of a card. */
export interface CardToken {
  readonly token: string;
  readonly card_type: string;
  readonly last4: string;
}

export interface CardFrameHandle {
  /** Has the fields checked and a token made, once the fields are there or are known not to come. */
  readonly submit: () => Promise<CardToken | NoToken>;
}

/** `check`: something is wrong with the fields, and it is said where they are. `unanswered`: the provider said nothing, or could not be reached. */
export type NoToken = 'check' | 'unanswered';

export interface CardFrameProps {
  readonly ref: Ref<CardFrameHandle>;
  /** Opens a session of the provider's fields; a new one for every try. */
  readonly open: () => Promise<{ readonly frameUrl: string; readonly sessionID: string }>;
  /** How often an opening is tried again by itself (setting `paymentSessionRetries`). */
  readonly retries: number;
  /** Enter was pressed in a field. */
  readonly onWantsSubmit: () => void;
  /** Every field can be sent now. */
  readonly onComplete: () => void;
}

type Frame = { readonly url: string; readonly session: string };
const TOKEN_MS = 20_000;

const themeHere = (): string => document.documentElement.dataset.theme ?? 'system';

/** The provider's page with the card's fields (server/commerce/payment/README.md). What is typed there never comes here: we get a token and the last four digits. */
export const CardFrame = (props: CardFrameProps) => {
  const [tries, setTries] = useState(0);
  return <OpenedFrame key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
};

const OpenedFrame = ({ ref, open, retries, onWantsSubmit, onComplete, onAgain }: CardFrameProps & { readonly onAgain: () => void }) => {
  const { t } = useI18n('checkout');
  const [frame, setFrame] = useState<Frame>();
  const waiting = useRef<(token: CardToken | NoToken) => void>(undefined);
  const settle = useCallback((token: CardToken | NoToken): void => {
    waiting.current?.(token);
    waiting.current = undefined;
  }, []);
  const { element, state, height, fail } = useProviderFrame(frame?.session, (message) => {
    if (message.type === 'wants-submit') onWantsSubmit();
    if (message.type === 'state' && message.complete) onComplete();
    if (message.type === 'invalid') settle('check');
    if (message.type === 'unreachable') settle('unanswered');
    if (message.type === 'token') settle(message);
  });
  const opener = useRef({ open, fail });
  useEffect(() => {
    opener.current = { open, fail };
  });

  useEffect(() => {
    let gone = false;
    const begin = async (left: number): Promise<void> => {
      try {
        const { frameUrl, sessionID } = await opener.current.open();
        if (gone) return;
        const url = new URL(frameUrl, location.origin);
        url.searchParams.set('theme', themeHere());
        setFrame({ url: url.href, session: sessionID });
      } catch {
        if (gone) return;
        if (left === 0) return opener.current.fail();
        await new Promise((resolve) => setTimeout(resolve, PAYMENT_SESSION_RETRY_DELAY_MS));
        if (!gone) await begin(left - 1);
      }
    };
    void begin(retries);
    return () => {
      gone = true;
    };
  }, [retries]);

  useEffect(() => {
    if (!frame) return undefined;
    const tellTheme = (): void => element.current?.contentWindow?.postMessage({ type: 'theme', theme: themeHere() }, '*');
    const observer = new MutationObserver(tellTheme);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
      settle('unanswered');
    };
  }, [frame, element, settle]);

  const untilOpened = useUntil(state !== 'opening');
  useImperativeHandle(ref, () => ({
    submit: async () => {
      await untilOpened();
      return new Promise((resolve) => {
        const target = element.current?.contentWindow;
        if (!target) return resolve('unanswered');
        waiting.current?.('unanswered');
        const late = setTimeout(() => resolve('unanswered'), TOKEN_MS);
        waiting.current = (token) => {
          clearTimeout(late);
          resolve(token);
        };
        target.postMessage({ type: 'submit' }, '*');
      });
    },
  }));

  if (state === 'failed') {
    return (
      <Banner kind="error" role="alert" action={{ label: t('card.again'), onPress: onAgain }}>
        {t('card.failed')}
      </Banner>
    );
  }
  return (
    <div className={styles.frame} aria-busy={state === 'opening'}>
      {state === 'opening' ? (
        <div className={styles.waiting}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      ) : null}
      {frame ? (
        <iframe
          ref={element}
          className={styles.fields}
          data-ready={state === 'ready' ? '' : undefined}
          title={t('card.fields')}
          src={frame.url}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          style={height === undefined ? undefined : { blockSize: `${height}px` }}
        />
      ) : null}
    </div>
  );
};
