import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ownContentQuery } from '../reviews/reviews-query.ts';
import { askQuestion } from './ask-question.ts';
import { hasAsked } from './has-asked.ts';
import { OwnQuestions } from './own-questions.tsx';
import { openUserContent } from './question-dialogs.ts';
import { QuestionList } from './question-list.tsx';
import { questionsQuery } from './questions-query.ts';
import { WaitingQuestions } from './waiting-questions.tsx';
import styles from './questions.module.css';

export interface QuestionSectionProps {
  readonly productId: string;
  readonly name: string;
  readonly rating: { readonly score: number; readonly reviewsCount: number };
}

const SHOWN = 3;
const ALL = 50;

/** The latest questions about a product, and the way to ask one. Where they cannot be read there is still the way to ask. */
export const QuestionSection = ({ productId, name, rating }: QuestionSectionProps) => {
  const i18n = useI18n('asides', 'reviews');
  const { t } = i18n;
  const api = useApi();
  const queries = useQueryClient();
  const { type, subject } = useSession();
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState(hasAsked);
  const { data } = useQuery({ ...questionsQuery(api, productId, i18n.locale.id, shown), placeholderData: (previous) => previous });
  const own = useQuery({ ...ownContentQuery(api, productId, subject), enabled: type === 'Registered' || asked }).data;
  const ask = async (): Promise<void> => {
    await askQuestion(i18n, { productId, name });
    setAsked(hasAsked());
    if (hasAsked()) await queries.invalidateQueries({ queryKey: ['products.ownContent', productId] });
  };
  return (
    <Container as="section" className={styles.section} aria-labelledby="product-questions">
      <Heading level={2} size="lg" id="product-questions">
        {t('question.section')}
      </Heading>
      <WaitingQuestions productId={productId} />
      {own ? <OwnQuestions questions={own.questions} /> : null}
      {data && data.total > 0 ? <QuestionList productId={productId} questions={data.questions} mayAnswer={own?.verified} /> : null}
      {data?.total === 0 ? <Text tone="muted">{t('question.none')}</Text> : null}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void ask()}>
          {t('question.ask')}
        </Button>
        {data && data.total > data.questions.length ? (
          <Button variant="secondary" onClick={() => setShown(ALL)}>
            {t('question.more')}
          </Button>
        ) : null}
        <Button variant="link" onClick={() => void openUserContent(i18n, { productId, name, rating })}>
          {t('question.all')}
        </Button>
      </div>
    </Container>
  );
};
