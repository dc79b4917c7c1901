import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { profileQuery } from '#src/account/person/use-profile.ts';
import { NewsletterForm } from '#src/account/subscriptions/newsletter-form.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { BandText, BlockBand, hasShownTitle } from '#src/shop/content/block-band.tsx';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import styles from './newsletter-block.module.css';

/** Asks for the newsletter (spec 3 §2, §4). Whoever gets it already reads that, without a form. */
export const NewsletterBlock = ({ block, embedded = false }: HandedInProps<'newsletter-form'>) => {
  const { api, locale } = useRouter().options.context;
  const { subject, type } = useSession();
  const titleId = useId();
  const { data: profile } = useQuery({ ...profileQuery(api, subject), enabled: type === 'Registered' });
  const letters = profile?.subscriptions.find(
    ({ type: kind, channel, optin, doubleOptin }) => kind === 'Newsletter' && channel === 'email' && optin && doubleOptin,
  );
  const form = (
    <NewsletterForm
      subscribedAs={letters?.recipient}
      subscribe={async (recipient) =>
        (await api('consumer.createSubscription', { body: { channel: 'email', recipient, country: locale.country } })).state
      }
    />
  );
  if (embedded) return form;
  return (
    <BlockBand block={block} text={<BandText block={block} titleId={titleId} />} aria-labelledby={hasShownTitle(block) ? titleId : undefined}>
      <div className={styles.form}>{form}</div>
    </BlockBand>
  );
};
