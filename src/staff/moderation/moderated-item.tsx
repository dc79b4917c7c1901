import { useState } from 'react';
import type { Moderated } from '#contract/calls/moderation.ts';
import { ANSWER_MAX, REFUSAL_REASONS, type RefusalReason } from '#contract/calls/review-limits.ts';
import { languageName } from '#domain/language-name.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ShopperPicture } from '#src/base/photos/shopper-picture.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './moderation.module.css';

interface ModeratedItemProps {
  readonly item: Moderated;
  readonly onDecided: () => void;
}

/** One review, question, answer or photo with what the rules and shoppers say about it, and what can be decided. */
export const ModeratedItem = ({ item, onDecided }: ModeratedItemProps) => {
  const i18n = useI18n('moderation', 'reviews');
  const { t } = i18n;
  const api = useApi();
  const keyed = useKeyed();
  const [reason, setReason] = useState<RefusalReason>('spam');
  const [answer, setAnswer] = useState(item.answer ?? '');
  const [busy, setBusy] = useState(false);
  const { kind, id, status } = item;
  const params = { kind, id };
  const isAnswerable = kind === 'review' || kind === 'question';

  const run = async (done: 'published' | 'refused' | 'answered', work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      showToast({ title: t(`moderation.done.${done}`), kind: 'success' });
      onDecided();
    } catch (failure) {
      showToast({ title: (await failureText(i18n, failure)).text, kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const decide = (body: { decision: 'publish' } | { decision: 'refuse'; reason: RefusalReason }) =>
    keyed({ params, body }, (key) => api('moderation.decide', { params, body, key }));
  const publish = (): void => void run('published', () => decide({ decision: 'publish' }));
  const refuse = (): void => void run('refused', () => decide({ decision: 'refuse', reason }));
  const reply = (): void =>
    void run('answered', async () => {
      if (status !== 'published') await decide({ decision: 'publish' });
      const body = { text: answer.trim() };
      await keyed({ params, body }, (key) => api('moderation.answer', { params, body, key }));
    });
  const name = t('moderation.item', { kind: t(`moderation.kind.${kind}`), name: item.name });
  return (
    <article className={styles.item} aria-label={name}>
      <Heading level={2} size="sm">
        {name}
      </Heading>
      <Text size="sm" tone="muted">
        {t('moderation.by', { name: item.name, date: i18n.date(item.writtenAt), language: languageName(item.language, i18n.locale.tag) })}
        {item.verified ? ` · ${t('review.verified')}` : ''}
      </Text>
      {item.productName ? (
        <Link href={`/${i18n.locale.id}/p/product-${item.productId}`}>{t('moderation.about', { product: item.productName })}</Link>
      ) : null}
      {item.question ? <Text>{t('moderation.question', { text: item.question })}</Text> : null}
      {item.score === undefined ? null : <Rating score={item.score} formatted={i18n.number(item.score)} />}
      {item.title ? <p className={styles.title}>{item.title}</p> : null}
      {item.text ? (
        <p className={styles.text} lang={item.language}>
          {item.text}
        </p>
      ) : null}
      {item.photos.length > 0 ? (
        // Without list marks Safari takes a list for none.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.photos}>
          {item.photos.map((photo, index) => (
            <li key={photo.id}>
              <ShopperPicture photo={photo} alt={t('moderation.photo', { number: index + 1 })} sizes="(width >= 40rem) 320px, 90vw" />
            </li>
          ))}
        </ul>
      ) : null}
      {item.marks.length > 0 ? (
        <Row gap={2} role="group" aria-label={t('moderation.marks')}>
          {item.marks.map((mark) => (
            <Badge key={mark} tone="caution">
              {t(`moderation.mark.${mark}`)}
            </Badge>
          ))}
        </Row>
      ) : null}
      {item.reports.length > 0 ? (
        <div>
          <Text size="sm">{t('moderation.reports')}</Text>
          <ul className={styles.reports}>
            {item.reports.map(({ reason: why, note }, index) => (
              <li key={index}>{note ? `${t(`review.reason.${why}`)}: ${note}` : t(`review.reason.${why}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isAnswerable ? (
        <div className={styles.answer}>
          <Field label={t('moderation.answer')} optional>
            <Textarea rows={3} maxLength={ANSWER_MAX} value={answer} onChange={({ target }) => setAnswer(target.value)} />
          </Field>
        </div>
      ) : null}
      <Row gap={3} align="end">
        <Button onClick={publish} loading={busy}>
          {t(status === 'published' ? 'moderation.keep' : 'moderation.publish')}
        </Button>
        {!isAnswerable || answer.trim().length < 2 ? null : (
          <Button variant="secondary" onClick={reply} loading={busy}>
            {t(status === 'published' ? 'moderation.sendAnswer' : 'moderation.publishAnswer')}
          </Button>
        )}
        <Field label={t('moderation.reason')}>
          <Select value={reason} onChange={({ target }) => setReason(target.value as RefusalReason)}>
            {REFUSAL_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`review.reason.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="secondary" onClick={refuse} loading={busy}>
          {t('moderation.refuse')}
        </Button>
      </Row>
    </article>
  );
};
