import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/close-icon.tsx';
import { NoticeOutlet } from '../notice/notice-outlet.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { DialogBody } from './dialog-parts.tsx';
import { dialogManager } from '../dialog-manager/dialog-manager.ts';
import type { DialogEntry, DialogShape } from '../dialog-manager/dialog-types.ts';
import { LazyDialogContent } from './lazy-dialog-content.tsx';
import { findToasts, ModalFocus, useFocusReturn } from './modal-focus.ts';
import styles from './dialog-frame.module.css';

/**
 * Everything about a dialog that is not its content: place, title, close button, focus, Escape, backdrop. Ark brings
 * layers, Escape, presses beside it, scroll lock, names and exits. Its modality and its focus trap are off: they
 * would shut out the notices, and with them every Undo; modal-focus.ts does both.
 */
export function DialogFrame({ entry, shape, isTop }: { entry: DialogEntry; shape?: DialogShape | undefined; isTop: boolean }) {
  const messages = useUiMessages();
  const content = useRef<HTMLDivElement>(null);
  const look = { ...entry.config, ...shape };
  const { kind = 'modal', small = 'panel', size = 'md', role = 'dialog', dismissible = true, hideTitle = false } = look;
  const height = look.height ?? (kind === 'panel' ? 'tall' : undefined);
  const firstFocus = () => content.current?.querySelector<HTMLElement>('[data-autofocus]');
  const giveFocusBack = useFocusReturn(entry, content);
  const close = (result?: unknown) => dialogManager.close(entry.key, result);
  return (
    <Dialog.Root
      open={entry.status === 'open'}
      onOpenChange={(details) => {
        if (!details.open) close();
      }}
      onExitComplete={() => {
        giveFocusBack();
        dialogManager.remove(entry.key);
      }}
      role={role}
      modal={false}
      trapFocus={false}
      preventScroll
      // Whether one dialog outlives another is the manager's to say, not the order of Ark's layers.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible && role === 'dialog'}
      initialFocusEl={() => firstFocus() ?? content.current}
      persistentElements={[findToasts]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner} data-kind={kind} data-small={small}>
          <Dialog.Content
            ref={content}
            aria-modal
            className={styles.content}
            data-kind={kind}
            data-small={small}
            data-height={height}
            data-size={size}
          >
            {isTop ? <ModalFocus content={content} /> : null}
            <header className={styles.header} data-hidden-title={hideTitle ? '' : undefined}>
              <Dialog.Title className={hideTitle ? 'visually-hidden' : styles.title}>{entry.config.title(entry.props)}</Dialog.Title>
              {dismissible ? <IconButton className={styles.close} label={messages.close} icon={<CloseIcon />} onClick={() => close()} /> : null}
              {isTop ? <NoticeOutlet level="top" inDialog /> : null}
            </header>
            <LazyDialogContent
              entry={entry}
              close={close}
              frame={DialogBody}
              onShown={() => {
                // The dialog took the focus while its content was on the way; whoever has moved on since is left alone.
                if (document.activeElement === content.current) firstFocus()?.focus();
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
