import type { ReactNode } from 'react';
import type { PendingChange, RefusedChange } from '#db/cart/view.ts';
import { changeText } from '#src/i18n/change-text.ts';
import { momentText } from '#src/i18n/moment-text.ts';
import { refusalText } from '#src/i18n/refusal-text.ts';
import type { Words } from '#src/i18n/words.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { SyncActions } from './sync-page.tsx';
import styles from './sync-page.module.css';

/** A change on its way, with the way back as long as nothing of it has left the device. */
export const PendingRow = ({
  change,
  unreachable,
  actions,
  words,
}: {
  change: PendingChange;
  unreachable: boolean;
  actions: SyncActions;
  words: Words;
}) => {
  const { state } = change;
  const waiting = unreachable ? 'mark.waitingOffline' : 'mark.waiting';
  return (
    <ChangeRow
      change={change}
      words={words}
      icon={state === 'sending' ? <Spinner size={18} /> : state === 'ambiguous' ? <RefreshIcon size={18} /> : <ClockIcon size={18} />}
      state={words.t(state === 'sending' ? 'mark.sending' : state === 'ambiguous' ? 'sync.ambiguous' : waiting)}
      actions={state === 'waiting' && change.attempts === 0 ? [{ label: 'undo', name: 'sync.undoOf', act: actions.withdraw }] : []}
    />
  );
};

/** A change that the shop said no to: once more, or let go. */
export const RefusedRow = ({ change, actions, words }: { change: RefusedChange; actions: SyncActions; words: Words }) => (
  <ChangeRow
    change={change}
    words={words}
    refusal={refusalText(words, change.refusal)}
    icon={<AlertIcon size={18} />}
    actions={[
      { label: 'again', name: 'sync.againOf', act: actions.retry },
      { label: 'dismiss', name: 'sync.dismissOf', act: actions.dismiss },
    ]}
  />
);

interface ChangeRowProps {
  readonly change: PendingChange | RefusedChange;
  readonly words: Words;
  readonly icon: ReactNode;
  /** Where it stands, before its time. */
  readonly state?: string;
  /** Why the shop said no. */
  readonly refusal?: string;
  readonly actions: readonly {
    readonly label: 'undo' | 'again' | 'dismiss';
    /** The button's name among the others, with the change in it. */
    readonly name: 'sync.undoOf' | 'sync.againOf' | 'sync.dismissOf';
    readonly act: (id: string) => void;
  }[];
}

const ChangeRow = ({ change, words, icon, state, refusal, actions }: ChangeRowProps) => {
  const what = changeText(words, change.change);
  return (
    <li className={styles.change} data-refused={refusal === undefined ? undefined : ''}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        {refusal === undefined ? null : <p>{refusal}</p>}
        <p className={styles.state}>
          {state === undefined ? null : `${state} · `}
          <time dateTime={change.at}>{momentText(words, change.at)}</time>
        </p>
      </div>
      {actions.length > 0 ? (
        <div className={styles.actions}>
          {actions.map(({ label, name, act }) => (
            <Button key={name} variant="link" size="sm" onClick={() => act(change.id)} aria-label={words.t(name, { what })}>
              {words.t(label)}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
};
