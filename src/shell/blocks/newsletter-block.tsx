import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { profileQuery } from '#src/account/person/use-profile.ts';
import { NewsletterForm } from '#src/account/subscriptions/newsletter-form.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { BlockMedia } from '#src/shop/content/block-media.tsx';
import { blockMarks } from '#src/shop/content/block-marks.ts';
import type { HandedInProps } from '#src/shop/content/block-ports.ts';
import { BlockWords } from '#src/shop/content/block-words.tsx';
import styles from './newsletter-block.module.css';

/** Asks for the newsletter (spec 3 §2, §4). Whoever gets it already reads that, without a form. */
export const NewsletterBlock = ({ block, embedded = false }: HandedInProps<'newsletter-form'>) => {
  const { api, locale } = useRouter().options.context;
  const { subject, type } = useSession();
  const id = useId();
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
    <section
      id={id}
      className={styles.newsletter}
      {...blockMarks(block)}
      data-ground={block.backgroundColor}
      data-pictured={block.media ? '' : undefined}
    >
      {block.media ? (
        <div className={styles.media}>
          <BlockMedia media={block.media} sizes="(width >= 64rem) 50vw, 100vw" />
        </div>
      ) : null}
      <div className={styles.words}>
        <BlockWords block={block} />
        <div className={styles.form}>{form}</div>
      </div>
    </section>
  );
};
