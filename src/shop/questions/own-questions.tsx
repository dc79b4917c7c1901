import type { OwnQuestion } from '#contract/calls/reviews.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/text/heading.tsx';
import styles from './questions.module.css';

/** Questions of the shopper that nobody else sees: they wait for moderation, or were refused. */
export const OwnQuestions = ({ questions }: { readonly questions: readonly OwnQuestion[] }) => {
  const { t } = useI18n('asides', 'reviews');
  if (questions.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="sm">
        {t('question.own')}
      </Heading>
      <ul className={styles.list}>
        {questions.map(({ id, question, status, reason }) => (
          <li key={id}>
            <p className={styles.question}>{question}</p>
            <p>
              <Badge tone={status === 'pending' ? 'caution' : 'negative'}>
                {status === 'pending' ? t('question.pending') : t('question.refused', { reason: t(`review.reason.${reason ?? 'other'}`) })}
              </Badge>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
