import { atIntent } from '#ui/lazy/at-intent.tsx';

/** What was asked about a product: below everything that a first visit looks at. */
export const LazyQuestions = atIntent(() => import('#src/shop/questions/question-section.tsx').then((module) => module.QuestionSection));
