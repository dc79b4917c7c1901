import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { profileQuery } from '#src/account/shopper/use-profile.ts';
import { NewsletterForm } from '#src/account/subscriptions/newsletter-form.tsx';
import { useSession } from '#src/base/session/use-session.ts';

/** The form with what the shop knows of whoever is signed in. */
export default function NewsletterPart() {
  const { api, locale } = useRouter().options.context;
  const { subject, type } = useSession();
  const { data: profile } = useQuery({ ...profileQuery(api, subject), enabled: type === 'Registered' });
  const letters = profile?.subscriptions.find(
    ({ type: kind, channel, optin, doubleOptin }) => kind === 'Newsletter' && channel === 'email' && optin && doubleOptin,
  );
  return (
    <NewsletterForm
      subscribedAs={letters?.recipient}
      subscribe={async (recipient) =>
        (await api('consumer.createSubscription', { body: { channel: 'email', recipient, country: locale.country } })).state
      }
    />
  );
}
