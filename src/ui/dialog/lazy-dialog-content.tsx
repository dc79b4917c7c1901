import { Component, lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import { dialogManager } from '../dialog-manager/dialog-manager.ts';
import type { AnyDialogContent, DialogEntry } from '../dialog-manager/dialog-types.ts';
import styles from './lazy-dialog-content.module.css';

type Props = {
  entry: DialogEntry;
  close: (result?: unknown) => void;
  /** What the waiting and the failed state stand in. */
  frame: ComponentType<{ children: ReactNode }>;
  /** The content has come and stands on the page. */
  onShown: () => void;
};

/** `lazy` per dialog, kept so that the second opening shows its content at once. */
const contents = new Map<string, AnyDialogContent>();

function contentOf(name: string): AnyDialogContent {
  const known = contents.get(name);
  if (known) return known;
  const loader = dialogManager.loaderOf(name);
  if (!loader) throw new Error(`No dialog is registered as "${name}".`);
  const content = lazy(loader);
  contents.set(name, content);
  return content;
}

/** The content of a dialog, with what is shown while its code is on the way and when it does not come. */
export function LazyDialogContent({ entry, close, frame: Frame, onShown }: Props) {
  const messages = useUiMessages();
  const [tries, setTries] = useState(0);
  return (
    <ContentBoundary
      key={tries}
      failed={
        <Frame>
          <div className={styles.failed} role="alert">
            <p>{messages.loadFailed}</p>
            <Button
              variant="secondary"
              onClick={() => {
                contents.delete(entry.name);
                setTries(tries + 1);
              }}
            >
              {messages.retry}
            </Button>
          </div>
        </Frame>
      }
    >
      <Suspense
        fallback={
          <Frame>
            <div className={styles.waiting} role="status">
              <Spinner size={28} label={messages.loading} />
            </div>
          </Frame>
        }
      >
        <Content entry={entry} close={close} />
        <Arrival onShown={onShown} />
      </Suspense>
    </ContentBoundary>
  );
}

/** Inside the boundary, its effect runs when the content beside it is there, however late that is. */
function Arrival({ onShown }: Pick<Props, 'onShown'>) {
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return null;
}

function Content({ entry, close }: Pick<Props, 'entry' | 'close'>): ReactNode {
  return renderContent(contentOf(entry.name), entry, close);
}

function renderContent(Loaded: AnyDialogContent, entry: DialogEntry, close: Props['close']) {
  return <Loaded props={entry.props} close={close} />;
}

class ContentBoundary extends Component<{ children: ReactNode; failed: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
