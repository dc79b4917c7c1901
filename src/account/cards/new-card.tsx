import { useRef, useState } from 'react';
import { ApiError } from '#contract/client/client.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { CardFrame, type CardFrameHandle, type CardFrameProps, type NoToken } from '#src/checkout/card/card-frame.tsx';
import { NoTokenBanner } from '#src/checkout/card/no-token-banner.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from '../shopper/shopper.module.css';

export interface NewCardProps {
  readonly open: CardFrameProps['open'];
  readonly save: (token: string, isDefault: boolean) => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A card by the provider's own fields. A no is a notice that goes by itself: the shop's words for a card that is there already, ours for any other (spec 2 §8). */
export const NewCard = ({ open, save, onDone, onCancel }: NewCardProps) => {
  const i18n = useI18n('shopper');
  const { t: say } = useI18n('checkout', 'errors');
  const { t, locale } = i18n;
  const fields = useRef<CardFrameHandle>(null);
  const [isDefault, setDefault] = useState(false);
  const [unfinished, setUnfinished] = useState<NoToken>();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setBusy(true);
    setUnfinished(undefined);
    try {
      const made = (await fields.current?.submit()) ?? 'unanswered';
      if (typeof made === 'string') {
        setUnfinished(made);
        return;
      }
      await save(made.token, isDefault);
      onDone();
    } catch (failure) {
      const known = failure instanceof ApiError && failure.code === 'PYT300' ? failure.refused.serverMessage : undefined;
      const title = known ?? t('error.cardSaveFailed');
      showToast({ title, kind: 'error', ...(known === undefined && { text: (await failureText(i18n, failure)).text }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('cards.new')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Heading level={2} size="md" tabIndex={-1}>
        {t('cards.new')}
      </Heading>
      <Text>{say('payment.note')}</Text>
      <CardFrame
        ref={fields}
        open={open}
        retries={settingsFor(locale.id).paymentSessionRetries}
        onWantsSubmit={() => void send()}
        onComplete={() => setUnfinished(undefined)}
      />
      <NoTokenBanner why={unfinished} onAgain={() => void send()} />
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {t('cards.asDefault')}
      </Checkbox>
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t('cards.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cards.cancel')}
        </Button>
      </div>
    </form>
  );
};
