import type { PendingChange, RefusedChange } from '#db/cart/view.ts';
import type { Refusal } from '#db/mutations/mutation.ts';
import { changeText } from '#src/base/i18n/change-text.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { refusalText } from '#src/base/i18n/refusal-text.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { ClockIcon } from '#ui/icon/clock-icon.tsx';
import { RefreshIcon } from '#ui/icon/refresh-icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { ListChange, Settle, SyncActions } from './ports.ts';
import styles from './sync-page.module.css';

/** A change of the cart on its way, with the way back as long as nothing of it has left the device. */
export const PendingRow = ({ change, unreachable, actions, i18n }: RowProps<PendingChange>) => (
  <ChangeRow
    what={changeText(i18n, change.change)}
    at={change.at}
    i18n={i18n}
    state={change.state}
    unreachable={unreachable && change.kept}
    actions={change.state === 'waiting' && change.attempts === 0 ? [['undo', () => actions.withdraw(change.id)]] : []}
  />
);

/** A change of the cart that the shop said no to: once more, or let go. */
export const RefusedRow = ({ change, unreachable, actions, i18n }: RowProps<RefusedChange>) => (
  <ChangeRow
    what={changeText(i18n, change.change)}
    at={change.at}
    i18n={i18n}
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
export const ListChangeRow = ({ change, unreachable, settle, i18n }: Omit<RowProps<ListChange>, 'actions'> & { settle: Settle }) => (
  <ChangeRow
    {...change}
    unreachable={unreachable}
    i18n={i18n}
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
  readonly i18n: I18n;
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
  readonly i18n: I18n;
}

const ICONS = { waiting: ClockIcon, ambiguous: RefreshIcon, refused: AlertIcon } as const;

const ChangeRow = ({ what, at, state, refusal, unreachable, actions, i18n }: ChangeRowProps) => {
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
        {refusal ? <p>{refusalText(i18n, refusal)}</p> : null}
        <p className={styles.state}>
          {key === null ? null : `${i18n.t(key)} · `}
          <time dateTime={at}>{momentText(i18n, at)}</time>
        </p>
      </div>
      {actions.length > 0 ? (
        <div className={styles.actions}>
          {actions.map(([name, act]) => (
            <Button key={name} variant="link" size="sm" onClick={act} aria-label={i18n.t(NAMES[name], { what })}>
              {i18n.t(name)}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
};
