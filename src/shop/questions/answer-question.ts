import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `true` once the answer is with the shop. */
    'answer-question': { productId: string; questionId: string; question: string };
  }
}

export const openAnswerQuestion = lazyDialog({
  name: 'answer-question',
  load: () => import('./answer-question-dialog.tsx'),
  parts: ['reviews', 'stores', 'errors'],
  title: (i18n) => i18n.t('question.answerTitle'),
});
