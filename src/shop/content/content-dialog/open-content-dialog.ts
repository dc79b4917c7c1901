import type { DialogBlock } from '#contract/calls/content/dialogs.ts';
import { messagesOrToast } from '#src/base/lazy/import-or-toast.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';
import type { OpenOptions } from '#ui/dialog-manager/dialog-types.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    'content-dialog': { block: DialogBlock };
  }
}

const sizeOf = ({ isFullWidth, isFullHeight, mediaPosition }: DialogBlock): 'md' | 'lg' | 'full' => {
  if (isFullWidth) return isFullHeight ? 'full' : 'lg';
  return mediaPosition?.startsWith('left') ? 'lg' : 'md';
};

/** Opens a dialog block. One with its picture at the side is wider, so that it is made known with each opening. */
export const contentDialog = async (i18n: I18n, props: { readonly block: DialogBlock }, options?: OpenOptions): Promise<void> => {
  const { block } = props;
  if (!(await messagesOrToast(i18n, block.variant === 'event-signup' || block.newsletterForm ? ['enrollment'] : []))) return;
  registerDialog('content-dialog', () => import('./content-dialog.tsx'), {
    title: () => block.title ?? block.name,
    hideTitle: true,
    size: sizeOf(block),
  });
  openDialog('content-dialog', props, options);
};
