import type { PendingChange, RefusedChange } from '#db/cart/view.ts';
import type { Refusal } from '#db/mutations/mutation.ts';
import { changeText } from '#src/base/i18n/change-text.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import type { Words } from '#src/base/i18n/words.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { ListChange, Settle, SyncActions } from './ports.ts';
import styles from './sync-page.module.css';

/** A change of the cart on its way, with the way back as long as nothing of it has left the device. */
export const PendingRow = ({ change, unreachable, actions, words }: RowProps<PendingChange>) => (
  <ChangeRow
    what={changeText(words, change.change)}
    at={change.at}
    words={words}
    state={change.state}
    unreachable={unreachable && change.kept}
    actions={change.state === 'waiting' && change.attempts === 0 ? [['undo', () => actions.withdraw(change.id)]] : []}
  />
);

/** A change of the cart that the shop said no to: once more, or let go. */
export const RefusedRow = ({ change, unreachable, actions, words }: RowProps<RefusedChange>) => (
  <ChangeRow
    what={changeText(words, change.change)}
    at={change.at}
    words={words}
    state="refused"
    refusal={change.refusal}
    unreachable={unreachable}
    actions={[
      ['again', () => actions.retry(change.id)],
      ['dismiss', () => actions.dismiss(change.id)],
    ]}
  />
);

/** A wish of a list beside the cart, wherever it stands. */
export const ListChangeRow = ({ change, unreachable, settle, words }: Omit<RowProps<ListChange>, 'actions'> & { settle: Settle }) => (
  <ChangeRow
    {...change}
    unreachable={unreachable}
    words={words}
    actions={ACTIONS.flatMap((name) => {
      const act = change[name];
      return act ? [[name, settle(act)] as const] : [];
    })}
  />
);

interface RowProps<C> {
  readonly change: C;
  readonly unreachable: boolean;
  readonly actions: SyncActions;
  readonly words: Words;
}

const ACTIONS = ['undo', 'again', 'dismiss'] as const;
type ActionName = (typeof ACTIONS)[number];

/** The button's name among the others, with the change in it. */
const NAMES = { undo: 'sync.undoOf', again: 'sync.againOf', dismiss: 'sync.dismissOf' } as const;

interface ChangeRowProps {
  readonly what: string;
  readonly at: string;
  readonly state: ListChange['state'];
  /** Why the shop said no. */
  readonly refusal?: Refusal | undefined;
  readonly unreachable: boolean;
  readonly actions: readonly (readonly [ActionName, () => void])[];
  readonly words: Words;
}

const ICONS = { waiting: ClockIcon, ambiguous: RefreshIcon, refused: AlertIcon } as const;

const ChangeRow = ({ what, at, state, refusal, unreachable, actions, words }: ChangeRowProps) => {
  const Icon = state === 'sending' ? Spinner : ICONS[state];
  const stands = {
    waiting: unreachable ? 'mark.waitingOffline' : 'mark.waiting',
    sending: 'mark.sending',
    ambiguous: 'sync.ambiguous',
    refused: null,
  } as const;
  const key = stands[state];
  return (
    <li className={styles.change} data-refused={state === 'refused' ? '' : undefined}>
      <span className={styles.icon}>
        <Icon size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        {refusal ? <p>{refusalText(words, refusal)}</p> : null}
        <p className={styles.state}>
          {key === null ? null : `${words.t(key)} · `}
          <time dateTime={at}>{momentText(words, at)}</time>
        </p>
      </div>
      {actions.length > 0 ? (
        <div className={styles.actions}>
          {actions.map(([name, act]) => (
            <Button key={name} variant="link" size="sm" onClick={act} aria-label={words.t(NAMES[name], { what })}>
              {words.t(name)}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
};
