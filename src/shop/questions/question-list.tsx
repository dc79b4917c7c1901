import type { Question } from '#contract/calls/questions.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import styles from './questions.module.css';

/** Questions with their answers, as words alone. */
export const QuestionList = ({ questions }: { readonly questions: readonly Question[] }) => {
  const words = useWords('asides');
  const day = (at: string): string => words.date(at);
  return (
    <ul className={styles.list}>
      {questions.map(({ id, question, nickname, askedAt, answers }) => (
        <li key={id}>
          <p className={styles.question}>{question}</p>
          <p className={styles.by}>{words.t('question.by', { name: nickname, date: day(askedAt) })}</p>
          {answers.map((answer) => (
            <div key={answer.id} className={styles.answer}>
              <p className={styles.by}>{words.t('question.answer', { name: answer.name })}</p>
              <p>{answer.text}</p>
            </div>
          ))}
          {answers.length === 0 ? <p className={styles.by}>{words.t('question.unanswered')}</p> : null}
        </li>
      ))}
    </ul>
  );
};
