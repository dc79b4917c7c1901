import { useState } from 'react';
import type { Subscription, SubscriptionChannel } from '#contract/calls/consumer-subscription.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { phoneText } from '#domain/address-lines.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { Loaded } from '../shopper/loaded.tsx';
import styles from '../shopper/shopper.module.css';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { useProfile } from '../shopper/use-profile.ts';
import { SmsCode } from './sms-code.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const newsletterBy = (subscriptions: readonly Subscription[], channel: SubscriptionChannel): Subscription | undefined =>
  subscriptions.find((entry) => entry.type === 'Newsletter' && entry.channel === channel && entry.optin) ??
  subscriptions.find((entry) => entry.type === 'Newsletter' && entry.channel === channel);

/** What the shop sends, each with its own word (double opt-in) and its own end. */
export const SubscriptionsScreen = () => {
  const i18n = useI18n('shopper', 'errors');
  const { t, locale } = i18n;
  const { query, api, subject, change } = useProfile();
  const keyed = useKeyed();
  const { busy, problem, send } = useSending(i18n);
  const [wrong, setWrong] = useState<'wrong' | 'spent'>();
  const me = { subject: subject ?? undefined };
  const take = (subscriptions: Subscription[]): void => change((profile) => ({ ...profile, subscriptions }));

  const perform = (work: () => Promise<void>): Promise<void> => {
    setWrong(undefined);
    return send(work);
  };
  const begin = (channel: SubscriptionChannel): Promise<void> =>
    perform(async () => {
      const body = { channel };
      await keyed(['begin', body], (key) => api('consumer.createSubscription', { body, key, ...me }));
      take((await api('consumer.getSubscription', {})).subscriptions);
    });
  const end = (channel: SubscriptionChannel): Promise<void> =>
    perform(async () => {
      const body = { channel, optin: false };
      take((await keyed(body, (key) => api('consumer.updateSubscription', { body, key, ...me }))).subscriptions);
      showToast({ title: t('letters.ended'), kind: 'success' });
    });
  const confirm = (code: string): Promise<void> =>
    perform(async () => {
      const body = { channel: 'sms', optin: true, code } as const;
      const answer = await keyed(body, (key) => api('consumer.updateSubscription', { body, key, ...me }));
      take(answer.subscriptions);
      setWrong(answer.code);
      if (answer.code === undefined) showToast({ title: t('letters.began'), kind: 'success' });
    });
  const setStock = (backInStock: boolean): Promise<void> =>
    perform(async () => {
      const notification = await keyed(['stock', backInStock], (key) => api('consumer.notification', { body: { backInStock }, key, ...me }));
      change((profile) => ({ ...profile, notification }));
      showToast({ title: t('letters.stockSaved'), kind: 'success' });
    });

  const screen = ({ consumerDetails, subscriptions, notification }: ConsumerProfile) => {
    const { email, phone, phoneCode } = consumerDetails;
    const number = phone && phoneCode ? phoneText({ phone, phoneCode }).replaceAll(' ', '\u00a0') : undefined;
    const sms = newsletterBy(subscriptions, 'sms');
    return (
      <Stack gap={4}>
        <ProblemBanner problem={problem} />
        <ul className={styles.cards}>
          <SubscriptionCard
            title={t('letters.newsletter')}
            text={t('letters.newsletterText', { email })}
            subscription={newsletterBy(subscriptions, 'email')}
            busy={busy}
            pending={<Text>{t('letters.pendingEmail', { email })}</Text>}
            onBegin={() => void begin('email')}
            onEnd={() => void end('email')}
          />
          {number !== undefined || sms?.optin === true ? (
            <SubscriptionCard
              title={t('letters.sms')}
              text={t('letters.smsText', { phone: sms?.optin ? sms.recipient : (number ?? '') })}
              subscription={sms}
              busy={busy}
              pending={
                <SmsCode
                  hint={t('letters.pendingSms', { phone: sms?.recipient ?? '' })}
                  busy={busy}
                  wrong={wrong}
                  onCode={(code) => void confirm(code)}
                />
              }
              onBegin={() => void begin('sms')}
              onEnd={() => void end('sms')}
            />
          ) : (
            <Card as="li">
              <Stack gap={3}>
                <Heading level={2} size="md">
                  {t('letters.sms')}
                </Heading>
                <Text>{t('letters.smsNoPhone')}</Text>
                <TextLink href={`/${locale.id}/account/profile`}>{t('letters.toProfile')}</TextLink>
              </Stack>
            </Card>
          )}
        </ul>
        <Stack as="section" gap={3} className={styles.apart}>
          <Heading level={2} size="md">
            {t('letters.stock')}
          </Heading>
          <Text>{t('letters.stockText')}</Text>
          <Checkbox checked={notification.backInStock} disabled={busy} onChange={(event) => void setStock(event.target.checked)}>
            {t('letters.stockLabel')}
          </Checkbox>
        </Stack>
      </Stack>
    );
  };
  return (
    <Loaded title={t('letters.title')} intro={t('letters.intro')} query={query}>
      {screen}
    </Loaded>
  );
};
