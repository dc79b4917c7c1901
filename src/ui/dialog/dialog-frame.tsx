import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/close-icon.tsx';
import { useUiWords } from '../words/words.tsx';
import { DialogBody } from './dialog-parts.tsx';
import { dialogManager } from './dialog-manager.ts';
import type { DialogEntry } from './dialog-types.ts';
import { inertBackground } from './inert-background.ts';
import { LazyDialogContent } from './lazy-dialog-content.tsx';
import styles from './dialog-frame.module.css';

const findToasts = () => document.querySelector<HTMLElement>('[data-ui-toasts]');

/**
 * Everything about a dialog that is not its content: place, title, close button, focus, Escape, backdrop. Ark runs it
 * without its own modality, which hides whole subtrees and with them the notices; the background is made inert here.
 */
export function DialogFrame({ entry, isTop }: { entry: DialogEntry; isTop: boolean }) {
  const words = useUiWords();
  const content = useRef<HTMLDivElement>(null);
  const { kind = 'modal', height = 'tall', size = 'md', role = 'dialog', dismissible = true, hideTitle = false } = entry.config;
  const firstFocus = () => content.current?.querySelector<HTMLElement>('[data-autofocus]');
  const close = (result?: unknown) => dialogManager.close(entry.key, result);
  return (
    <Dialog.Root
      open={entry.status === 'open'}
      onOpenChange={(details) => {
        if (!details.open) close();
      }}
      onExitComplete={() => dialogManager.remove(entry.key)}
      role={role}
      modal={false}
      trapFocus
      preventScroll
      // Whether one dialog outlives another is the manager's to say, not the order of Ark's layers.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
      closeOnEscape={dismissible}
      closeOnInteractOutside={dismissible && role === 'dialog'}
      initialFocusEl={() => firstFocus() ?? content.current}
      finalFocusEl={() => focusAfter(entry)}
      persistentElements={[findToasts]}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner} data-kind={kind}>
          <Dialog.Content ref={content} aria-modal className={styles.content} data-kind={kind} data-height={height} data-size={size}>
            {isTop ? <InertBackground content={content} /> : null}
            <header className={styles.header} data-hidden-title={hideTitle ? '' : undefined}>
              <Dialog.Title className={hideTitle ? 'visually-hidden' : styles.title}>{entry.config.title(entry.props)}</Dialog.Title>
              {dismissible ? <IconButton className={styles.close} label={words.close} icon={<CloseIcon />} onClick={() => close()} /> : null}
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

/** Stands inside the content, so that it acts when the content is on the page and no sooner. */
function InertBackground({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const keep = [content.current, findToasts()].filter((element) => element !== null);
    return inertBackground(keep);
  }, [content]);
  return null;
}

/** Back to what opened the dialog; to the page's content where that is gone; nowhere while another dialog has the focus. */
function focusAfter(entry: DialogEntry): HTMLElement | null {
  if (dialogManager.getEntries().some((other) => other.status === 'open' && other.key > entry.key))
    return document.activeElement as HTMLElement | null;
  if (entry.opener instanceof HTMLElement && entry.opener.isConnected && entry.opener !== document.body) return entry.opener;
  return document.querySelector<HTMLElement>('main');
}
