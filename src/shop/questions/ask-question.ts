import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `sent` once the question is with the shop, with `later` while it waits on the device. */
    'ask-question': { productId: string; name: string };
    'ask-question-success': { name: string; isWaiting: boolean };
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
  const result = await openForm(i18n, about);
  if (result === 'sent' || result === 'later') await openSuccess(i18n, { name: about.name, isWaiting: result === 'later' });
};
