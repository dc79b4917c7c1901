import type { ReactNode } from 'react';
import type { Subscription } from '#contract/calls/consumer-subscription.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from '../shopper/shopper.module.css';

export interface SubscriptionCardProps {
  readonly title: string;
  readonly text: string;
  readonly subscription: Subscription | undefined;
  readonly busy: boolean;
  /** Shown while it waits to be confirmed. */
  readonly pending: ReactNode;
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

/** One thing that one may be sent: whether it is, and the way in or out. */
export const SubscriptionCard = ({ title, text, subscription, busy, pending, onBegin, onEnd }: SubscriptionCardProps) => {
  const { t } = useI18n('shopper');
  const waits = subscription?.optin === true && !subscription.doubleOptin;
  const on = subscription?.optin === true && subscription.doubleOptin;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
        <p role="status">{waits ? null : <Badge tone={on ? 'positive' : 'neutral'}>{t(on ? 'letters.on' : 'letters.off')}</Badge>}</p>
        {waits ? pending : null}
        <div className={styles.actions}>
          {on ? null : (
            <Button
              size="sm"
              variant="secondary"
              loading={busy}
              aria-label={waits ? undefined : t('letters.beginOf', { what: title })}
              onClick={onBegin}
            >
              {t(waits ? 'letters.again' : 'letters.begin')}
            </Button>
          )}
          {on || waits ? (
            <Button size="sm" variant="quiet" disabled={busy} aria-label={t('letters.endOf', { what: title })} onClick={onEnd}>
              {t('letters.end')}
            </Button>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
};
