import type { Question } from '#contract/calls/questions.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { openReport } from '#src/shop/reports/report-dialogs.ts';
import { useVote } from '../reviews/use-vote.ts';
import { openAnswerQuestion } from './answer-question.ts';
import styles from './questions.module.css';

const Answer = ({ productId, answer }: { readonly productId: string; readonly answer: Question['answers'][number] }) => {
  const { t } = useI18n('asides', 'reviews');
  const { id, name, by, text } = answer;
  const vote = useVote({ target: 'answer', productId, id }, answer.helpful);
  return (
    <div className={styles.answer}>
      <p className={styles.by}>{t('question.answer', { name: by === 'owner' ? t('question.byOwner', { name }) : name })}</p>
      <p>{text}</p>
      <Row>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={vote.mine}
          aria-label={t('question.helpfulLabel', { name, count: vote.count })}
          onClick={vote.toggle}
        >
          {t('review.helpful', { count: vote.count })}
        </Button>
        {vote.isWaiting ? (
          <Text size="sm" tone="muted" role="status">
            {t('review.voteWaiting')}
          </Text>
        ) : null}
      </Row>
    </div>
  );
};

interface QuestionListProps {
  readonly productId: string;
  readonly questions: readonly Question[];
  /** The shopper bought the product. */
  readonly mayAnswer?: boolean | undefined;
}

/** Questions with their answers, as words alone. */
export const QuestionList = ({ productId, questions, mayAnswer = false }: QuestionListProps) => {
  const i18n = useI18n('asides', 'reviews');
  const { t } = i18n;
  const report = async (id: string): Promise<void> => {
    if ((await openReport(i18n, { productId, kind: 'question', id })) === true) showToast({ title: t('review.reported'), kind: 'success' });
  };
  const answer = async (questionId: string, question: string): Promise<void> => {
    if ((await openAnswerQuestion(i18n, { productId, questionId, question })) === true)
      showToast({ title: t('question.answerSent'), kind: 'success' });
  };
  return (
    <ul className={styles.list}>
      {questions.map(({ id, question, nickname, askedAt, answers }) => (
        <li key={id}>
          <p className={styles.question}>{question}</p>
          <p className={styles.by}>{t('question.by', { name: nickname, date: i18n.date(askedAt) })}</p>
          {answers.map((one) => (
            <Answer key={one.id} productId={productId} answer={one} />
          ))}
          {answers.length === 0 ? <p className={styles.by}>{t('question.unanswered')}</p> : null}
          <Row gap={2}>
            {mayAnswer ? (
              <Button variant="quiet" size="sm" onClick={() => void answer(id, question)}>
                {t('question.answerThis')}
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" aria-label={t('question.reportLabel', { question })} onClick={() => void report(id)}>
              {t('review.report')}
            </Button>
          </Row>
        </li>
      ))}
    </ul>
  );
};
