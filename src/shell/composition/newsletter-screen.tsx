import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { profileQuery } from '#src/account/shopper/use-profile.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { NewsletterPage } from '#src/account/subscriptions/newsletter-page.tsx';

/** Where the footer's line and letters lead. */
export const NewsletterScreen = () => {
  const { api, locale } = useRouter().options.context;
  const { subject } = useSession();
  const { data: profile } = useQuery(profileQuery(api, subject));
  const letters = profile?.subscriptions.find(
    ({ type, channel, optin, doubleOptin }) => type === 'Newsletter' && channel === 'email' && optin && doubleOptin,
  );
  const ask = async (channel: 'email' | 'sms', recipient: string) =>
    (await api('consumer.createSubscription', { body: { channel, recipient, country: locale.country } })).state;
  return <NewsletterPage subscribedAs={letters?.recipient} subscribe={(email) => ask('email', email)} subscribeSms={(phone) => ask('sms', phone)} />;
};
