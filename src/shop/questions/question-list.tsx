import type { Question } from '#contract/calls/questions.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import styles from './questions.module.css';

/** Questions with their answers, as words alone. */
export const QuestionList = ({ questions }: { readonly questions: readonly Question[] }) => {
  const i18n = useI18n('asides');
  const day = (at: string): string => i18n.date(at);
  return (
    <ul className={styles.list}>
      {questions.map(({ id, question, nickname, askedAt, answers }) => (
        <li key={id}>
          <p className={styles.question}>{question}</p>
          <p className={styles.by}>{i18n.t('question.by', { name: nickname, date: day(askedAt) })}</p>
          {answers.map((answer) => (
            <div key={answer.id} className={styles.answer}>
              <p className={styles.by}>{i18n.t('question.answer', { name: answer.name })}</p>
              <p>{answer.text}</p>
            </div>
          ))}
          {answers.length === 0 ? <p className={styles.by}>{i18n.t('question.unanswered')}</p> : null}
        </li>
      ))}
    </ul>
  );
};
