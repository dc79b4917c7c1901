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
  title: (i18n) => i18n.t('question.title'),
});
const openSuccess = lazyDialog({
  name: 'ask-question-success',
  load: () => import('./ask-question-success-dialog.tsx'),
  parts: ['stores'],
  title: (i18n) => i18n.t('question.doneTitle'),
});

/** Asks for a question, and says what becomes of it. */
export const askQuestion = async (
  i18n: Parameters<typeof openForm>[0],
  about: { readonly productId: string; readonly name: string },
): Promise<void> => {
  if ((await openForm(i18n, about)) === true) await openSuccess(i18n, { name: about.name });
};
