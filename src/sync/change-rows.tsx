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
}) => (
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

/** A change that the shop said no to: once more, or let go. */
export const RefusedRow = ({ change, actions, words }: { change: RefusedChange; actions: SyncActions; words: Words }) => (
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
      <Button
        variant="link"
        size="sm"
        onClick={() => actions.retry(change.id)}
        aria-label={words.t('sync.againOf', { what: changeText(words, change.change) })}
      >
        {words.t('again')}
      </Button>
      <Button
        variant="link"
        size="sm"
        onClick={() => actions.dismiss(change.id)}
        aria-label={words.t('sync.dismissOf', { what: changeText(words, change.change) })}
      >
        {words.t('dismiss')}
      </Button>
    </div>
  </li>
);
