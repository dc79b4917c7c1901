import { useRouter } from '@tanstack/react-router';
import { NewsletterPage } from '#src/subscribe/newsletter-page.tsx';

/** Where the footer's line and letters lead. */
export const NewsletterScreen = () => {
  const { api, locale } = useRouter().options.context;
  const ask = async (channel: 'email' | 'sms', recipient: string) =>
    (await api('consumer.createSubscription', { body: { channel, recipient, country: locale.country } })).state;
  return <NewsletterPage subscribe={(email) => ask('email', email)} subscribeSms={(phone) => ask('sms', phone)} />;
};
