import { Component, lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { dialogManager } from '../dialog-manager/dialog-manager.ts';
import { loadDialogRoot } from './dialog-root-loader.ts';
import type { DialogEntry, DialogShapes } from '../dialog-manager/dialog-types.ts';
import styles from './dialog-host.module.css';

const NONE: readonly DialogEntry[] = [];
export type DialogHostProps = {
  /** The frame itself could not be fetched (offline, and never seen before). The dialog is closed again by then. */
  onLoadFailure?: (error: unknown) => void;
  /** How dialogs stand, by name; it goes before what a dialog was made known with. */
  shapes?: DialogShapes;
};

/** The place of the dialogs, once in the app's root. It costs next to nothing until the first dialog opens. */
export function DialogHost({ onLoadFailure, shapes }: DialogHostProps) {
  const entries = useSyncExternalStore(dialogManager.subscribe, dialogManager.getEntries, () => NONE);
  useEffect(() => {
    if (shapes) dialogManager.setShapes(shapes);
  }, [shapes]);
  if (entries.length === 0) return null;
  return (
    <FrameBoundary onLoadFailure={onLoadFailure}>
      <Suspense
        fallback={
          <div className={styles.pending}>
            <Spinner size={32} />
          </div>
        }
      >
        <FrameRetry.current entries={entries} shapes={shapes} />
      </Suspense>
    </FrameBoundary>
  );
}

/** `lazy` remembers a failure for ever; after one the next dialog starts afresh. */
const FrameRetry = { current: lazy(loadDialogRoot) };

class FrameBoundary extends Component<{ children: ReactNode; onLoadFailure?: ((error: unknown) => void) | undefined }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    FrameRetry.current = lazy(loadDialogRoot);
    for (const entry of dialogManager.getEntries()) {
      dialogManager.close(entry.key);
      dialogManager.remove(entry.key);
    }
    this.props.onLoadFailure?.(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
