import { type ReactNode, useRef } from 'react';
import type { CartView } from '#db/cart/view.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CloudCheckIcon } from '#ui/icon/cloud-check-icon.tsx';
import { CopyIcon } from '#ui/icon/copy-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { ListChangeRow, PendingRow, RefusedRow } from './change-rows.tsx';
import type { ListChange, Settle, SyncActions } from './ports.ts';
import styles from './sync-page.module.css';

export interface SyncPageProps {
  /** Null while the device's own data is being read. */
  readonly view: CartView | null;
  readonly lists?: readonly ListChange[];
  readonly unreachable: boolean;
  /** What differs from what the shopper saw, each until it is dismissed. */
  readonly notices?: ReactNode;
  readonly actions: SyncActions;
  readonly report: () => string;
}

const NONE: readonly ListChange[] = [];

/** Every change that has not arrived: what waits, what is being found out, and what the shop said no to. */
export const SyncPage = ({ view, lists = NONE, unreachable, notices, actions, report }: SyncPageProps) => {
  const i18n = useI18n('errors', 'shop');
  const heading = useRef<HTMLHeadingElement>(null);
  /** The row goes away with the button that was pressed; whoever uses a keyboard goes on from the top of the list. */
  const settle: Settle =
    (act) =>
    (...given) => {
      act(...given);
      heading.current?.focus();
    };
  const settled: SyncActions = {
    ...actions,
    retry: settle(actions.retry),
    dismiss: settle(actions.dismiss),
    withdraw: settle(actions.withdraw),
  };
  const copy = async (): Promise<void> => {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: i18n.t('sync.copied'), kind: 'success' });
    } catch {
      showToast({ title: i18n.t('sync.copyFailed'), text, kind: 'warning', delay: Number.POSITIVE_INFINITY });
    }
  };
  const [waitingLists, refusedLists] = [lists.filter(({ state }) => state !== 'refused'), lists.filter(({ state }) => state === 'refused')];
  const waiting = (view?.pending.length ?? 0) + waitingLists.length;
  const refused = (view?.refused.length ?? 0) + refusedLists.length;
  const [since] = [...(view?.pending ?? []), ...waitingLists].map(({ at }) => at).toSorted();
  const row = { unreachable, i18n };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {i18n.t('sync.title')}
        </h1>
        <p className={styles.intro}>{i18n.t(unreachable ? 'sync.introOffline' : 'sync.intro')}</p>
        {unreachable && view?.asOf ? <p className={styles.state}>{i18n.t('prices.asOf', { time: momentText(i18n, view.asOf) })}.</p> : null}
      </header>
      {notices}
      {view === null ? (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            {i18n.t('loading')}
          </p>
          <Skeleton lines={6} />
        </div>
      ) : null}
      {view && refused > 0 ? (
        <section aria-labelledby="sync-refused">
          <h2 id="sync-refused" className={styles.heading}>
            {i18n.t('sync.refused', { count: refused })}
          </h2>
          <ul className={styles.list}>
            {view.refused.map((change) => (
              <RefusedRow key={change.id} change={change} actions={settled} {...row} />
            ))}
            {refusedLists.map((change) => (
              <ListChangeRow key={change.id} change={change} settle={settle} {...row} />
            ))}
          </ul>
        </section>
      ) : null}
      {view && waiting > 0 ? (
        <section aria-labelledby="sync-waiting">
          <div className={styles.bar}>
            <h2 id="sync-waiting" className={styles.heading}>
              {i18n.t('sync.waiting', { count: waiting })}
            </h2>
            <Button variant="secondary" size="sm" start={<RefreshIcon size={16} />} onClick={actions.sync}>
              {i18n.t('sync.now')}
            </Button>
          </div>
          {since === undefined ? null : <p className={styles.state}>{i18n.t('sync.waitSince', { count: waiting, time: momentText(i18n, since) })}</p>}
          <ul className={styles.list}>
            {view.pending.map((change) => (
              <PendingRow key={change.id} change={change} actions={settled} {...row} />
            ))}
            {waitingLists.map((change) => (
              <ListChangeRow key={change.id} change={change} settle={settle} {...row} />
            ))}
          </ul>
        </section>
      ) : null}
      {view && waiting + refused === 0 ? (
        <EmptyState
          icon={<CloudCheckIcon size={40} />}
          title={i18n.t('sync.clearTitle')}
          actions={
            <ButtonLink variant="secondary" href={`/${i18n.locale.id}/cart`}>
              {i18n.t('cart.open')}
            </ButtonLink>
          }
        >
          <p>{i18n.t('sync.clearText')}</p>
        </EmptyState>
      ) : null}
      {view ? (
        <footer className={styles.foot}>
          <p>{i18n.t('sync.reportText')}</p>
          <Button variant="link" start={<CopyIcon size={16} />} onClick={() => void copy()}>
            {i18n.t('sync.copy')}
          </Button>
        </footer>
      ) : null}
    </div>
  );
};
