import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { askQuestion } from './ask-question.ts';
import { openUserContent } from './question-dialogs.ts';
import { QuestionList } from './question-list.tsx';
import { questionsQuery } from './questions-query.ts';
import styles from './questions.module.css';

export interface QuestionSectionProps {
  readonly productId: string;
  readonly name: string;
  readonly rating: { readonly score: number; readonly reviewsCount: number };
}

const SHOWN = 3;

/** The latest questions about a product, and the way to ask one. Where they cannot be read there is still the way to ask. */
export const QuestionSection = ({ productId, name, rating }: QuestionSectionProps) => {
  const words = useWords('asides');
  const { t } = words;
  const { data } = useQuery(questionsQuery(useApi(), productId, words.locale.id, SHOWN));
  return (
    <Container as="section" className={styles.section} aria-labelledby="product-questions">
      <Heading level={2} size="lg" id="product-questions">
        {t('question.section')}
      </Heading>
      {data && data.total > 0 ? <QuestionList questions={data.questions} /> : null}
      {data?.total === 0 ? <Text tone="muted">{t('question.none')}</Text> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void askQuestion(words, { productId, name })}>
          {t('question.ask')}
        </Button>
        <Button variant="link" onClick={() => void openUserContent(words, { productId, name, rating })}>
          {t('question.all')}
        </Button>
      </div>
    </Container>
  );
};
