import type { CartView, PendingChange, RefusedChange } from '#db/cart/view.ts';
import { changeText } from '#src/i18n/change-text.ts';
import { momentText } from '#src/i18n/moment-text.ts';
import { refusalText } from '#src/i18n/refusal-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import type { Words } from '#src/i18n/words.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { CloudCheckIcon } from '#ui/icon/cloud-check-icon.tsx';
import { CopyIcon } from '#ui/icon/copy-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './sync-page.module.css';

export interface SyncActions {
  readonly sync: () => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  readonly withdraw: (id: string) => void;
}

export interface SyncPageProps {
  /** Null while the device's own data is being read. */
  readonly view: CartView | null;
  readonly unreachable: boolean;
  readonly actions: SyncActions;
  readonly report: () => string;
}

/** Every change that has not arrived: what waits, what is being found out, and what the shop said no to. */
export const SyncPage = ({ view, unreachable, actions, report }: SyncPageProps) => {
  useWords('shop');
  const words = useWords('errors');
  const copy = async (): Promise<void> => {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: words.t('sync.copied'), kind: 'success' });
    } catch {
      showToast({ title: words.t('sync.copyFailed'), text, kind: 'warning', delay: Number.POSITIVE_INFINITY });
    }
  };
  const isClear = view !== null && view.pending.length + view.refused.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {words.t('sync.title')}
        </h1>
        <p className={styles.intro}>{words.t(unreachable ? 'sync.introOffline' : 'sync.intro')}</p>
      </header>
      {view === null ? (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            {words.t('loading')}
          </p>
          <Skeleton lines={6} />
        </div>
      ) : null}
      {view && view.refused.length > 0 ? (
        <section aria-labelledby="sync-refused">
          <h2 id="sync-refused" className={styles.heading}>
            {words.t('sync.refused', { count: view.refused.length })}
          </h2>
          <ul className={styles.list}>
            {view.refused.map((change) => (
              <RefusedRow key={change.id} change={change} actions={actions} words={words} />
            ))}
          </ul>
        </section>
      ) : null}
      {view && view.pending.length > 0 ? (
        <section aria-labelledby="sync-waiting">
          <div className={styles.bar}>
            <h2 id="sync-waiting" className={styles.heading}>
              {words.t('sync.waiting', { count: view.pending.length })}
            </h2>
            <Button variant="secondary" size="sm" start={<RefreshIcon size={16} />} onClick={actions.sync}>
              {words.t('sync.now')}
            </Button>
          </div>
          <ul className={styles.list}>
            {view.pending.map((change) => (
              <PendingRow key={change.id} change={change} unreachable={unreachable} actions={actions} words={words} />
            ))}
          </ul>
        </section>
      ) : null}
      {isClear ? (
        <EmptyState
          icon={<CloudCheckIcon size={40} />}
          title={words.t('sync.clearTitle')}
          actions={
            <ButtonLink variant="secondary" href={`/${words.locale.id}/cart`}>
              {words.t('cart.open')}
            </ButtonLink>
          }
        >
          <p>{words.t('sync.clearText')}</p>
        </EmptyState>
      ) : null}
      {view ? (
        <footer className={styles.foot}>
          <p>{words.t('sync.reportText')}</p>
          <Button variant="link" start={<CopyIcon size={16} />} onClick={() => void copy()}>
            {words.t('sync.copy')}
          </Button>
        </footer>
      ) : null}
    </div>
  );
};

const PendingRow = ({ change, unreachable, actions, words }: { change: PendingChange; unreachable: boolean; actions: SyncActions; words: Words }) => (
  <li className={styles.change}>
    <span className={styles.icon}>
      {change.state === 'sending' ? <Spinner size={18} /> : change.state === 'ambiguous' ? <RefreshIcon size={18} /> : <ClockIcon size={18} />}
    </span>
    <div className={styles.words}>
      <p className={styles.what}>{changeText(words, change.change)}</p>
      <p className={styles.state}>
        {words.t(
          change.state === 'sending'
            ? 'mark.sending'
            : change.state === 'ambiguous'
              ? 'sync.ambiguous'
              : unreachable
                ? 'mark.waitingOffline'
                : 'mark.waiting',
        )}
        {' · '}
        <time dateTime={change.at}>{momentText(words, change.at)}</time>
      </p>
    </div>
    {change.state === 'waiting' && change.attempts === 0 ? (
      <Button
        variant="link"
        size="sm"
        onClick={() => actions.withdraw(change.id)}
        aria-label={words.t('sync.undoOf', { what: changeText(words, change.change) })}
      >
        {words.t('undo')}
      </Button>
    ) : null}
  </li>
);

const RefusedRow = ({ change, actions, words }: { change: RefusedChange; actions: SyncActions; words: Words }) => (
  <li className={styles.change} data-refused="">
    <span className={styles.icon}>
      <AlertIcon size={18} />
    </span>
    <div className={styles.words}>
      <p className={styles.what}>{changeText(words, change.change)}</p>
      <p>{refusalText(words, change.refusal)}</p>
      <p className={styles.state}>
        <time dateTime={change.at}>{momentText(words, change.at)}</time>
      </p>
    </div>
    <div className={styles.actions}>
      <Button variant="link" size="sm" onClick={() => actions.retry(change.id)}>
        {words.t('again')}
      </Button>
      <Button variant="link" size="sm" onClick={() => actions.dismiss(change.id)}>
        {words.t('dismiss')}
      </Button>
    </div>
  </li>
);
