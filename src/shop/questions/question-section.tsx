import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
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
  const i18n = useI18n('asides');
  const { t } = i18n;
  const { data } = useQuery(questionsQuery(useApi(), productId, i18n.locale.id, SHOWN));
  return (
    <Container as="section" className={styles.section} aria-labelledby="product-questions">
      <Heading level={2} size="lg" id="product-questions">
        {t('question.section')}
      </Heading>
      {data && data.total > 0 ? <QuestionList questions={data.questions} /> : null}
      {data?.total === 0 ? <Text tone="muted">{t('question.none')}</Text> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void askQuestion(i18n, { productId, name })}>
          {t('question.ask')}
        </Button>
        <Button variant="link" onClick={() => void openUserContent(i18n, { productId, name, rating })}>
          {t('question.all')}
        </Button>
      </div>
    </Container>
  );
};
