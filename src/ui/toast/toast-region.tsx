import { useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { AlertIcon } from '../icon/alert-icon.tsx';
import { CheckIcon } from '../icon/check-icon.tsx';
import { CloseIcon } from '../icon/close-icon.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import type { Toast } from './create-toast-store.ts';
import { toasts } from './toasts.ts';
import styles from './toast-region.module.css';

const NONE: readonly Toast[] = [];

/**
 * Where the notices appear, once in the app's root. Our own and not Ark's: it is on every page from the first paint on,
 * and 12 kB for a list that fades is too dear there. Errors interrupt, the rest waits for a pause (WCAG 4.1.3).
 */
export function ToastRegion() {
  const messages = useUiMessages();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getToasts, () => NONE);
  return (
    // Nothing is pressed here: the clock stands still for whoever reads or tabs through the notices (WCAG 2.2.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.region}
      data-ui-toasts=""
      data-print="hide"
      aria-label={messages.notices}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume();
      }}
    >
      <ol aria-live="polite" className={styles.list}>
        {shown
          .filter((toast) => toast.kind !== 'error')
          .map((toast) => (
            <ToastItem key={toast.id} toast={toast} dismiss={messages.dismiss} />
          ))}
      </ol>
      <ol aria-live="assertive" className={styles.list}>
        {shown
          .filter((toast) => toast.kind === 'error')
          .map((toast) => (
            <ToastItem key={toast.id} toast={toast} dismiss={messages.dismiss} />
          ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast, dismiss }: { toast: Toast; dismiss: string }) {
  return (
    <li className={styles.toast} data-kind={toast.kind}>
      {toast.kind === 'success' ? <CheckIcon size={20} /> : null}
      {toast.kind === 'error' || toast.kind === 'warning' ? <AlertIcon size={20} /> : null}
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text ? <p className={styles.text}>{toast.text}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.dismiss(toast.id);
            toast.action?.onPress();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton
        className={styles.close}
        size="sm"
        label={dismiss}
        icon={<CloseIcon size={18} />}
        onClick={() => {
          toasts.dismiss(toast.id);
          toast.onDismiss?.();
        }}
      />
    </li>
  );
}
