import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `true` once the question is with the shop. */
    'ask-question': { productId: string; name: string };
    'ask-question-success': { name: string };
  }
}

const openForm = lazyDialog({
  name: 'ask-question',
  load: () => import('./ask-question-dialog.tsx'),
  parts: ['stores', 'errors'],
  title: (words) => words.t('question.title'),
});
const openSuccess = lazyDialog({
  name: 'ask-question-success',
  load: () => import('./ask-question-success-dialog.tsx'),
  parts: ['stores'],
  title: (words) => words.t('question.doneTitle'),
});

/** Asks for a question, and says what becomes of it. */
export const askQuestion = async (
  words: Parameters<typeof openForm>[0],
  about: { readonly productId: string; readonly name: string },
): Promise<void> => {
  if ((await openForm(words, about)) === true) await openSuccess(words, { name: about.name });
};
