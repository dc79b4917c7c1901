import { useEffect, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { dropQuestion, questionRowsOf, readWaitingQuestion, type WaitingQuestion } from '../reviews/opinions.ts';
import { useUnsentReviews } from '../reviews/unsent-reviews.ts';
import styles from './questions.module.css';

interface Shown extends WaitingQuestion {
  readonly row: string;
}

/** Questions of this shopper that are on this device alone: they wait for the shop, or it has said no. */
export const WaitingQuestions = ({ productId }: { readonly productId: string }) => {
  const { t } = useI18n('reviews');
  const { subject } = useSession();
  const unsent = useUnsentReviews();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const rows = questionRowsOf(productId, unsent);
      const found = await Promise.all(rows.map(async (row) => ({ row, question: await readWaitingQuestion(row) })));
      if (!gone) setShown(found.flatMap(({ row, question }) => (question ? [{ ...question, row }] : [])));
    };
    // A database that cannot be opened holds none.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- another account has others
  }, [productId, unsent, subject]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('question.own')}>
      {shown.map(({ row, question, code }) => (
        <li key={row}>
          <p className={styles.question}>{question}</p>
          <p>
            <Badge tone={code === undefined ? 'caution' : 'negative'}>{t(code === undefined ? 'question.waiting' : 'question.refusedNow')}</Badge>
          </p>
          <Button variant="quiet" size="sm" aria-label={t('question.dropLabel', { question })} onClick={() => void dropQuestion(row)}>
            {t('question.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
