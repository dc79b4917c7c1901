import type { ReactNode } from 'react';
import type { CollectionPoint, Store } from '#contract/calls/stores.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { clockText } from './clock-text.ts';
import { Distance } from './distance.tsx';
import { hoursToday } from './store-hours.ts';
import styles from './place-dialog.module.css';

export interface PlaceRowProps {
  readonly place: Store | CollectionPoint;
  readonly mine?: boolean;
  readonly chosen: boolean;
  /** Chosen for what is sent there, not for what is there. */
  readonly sends?: boolean;
  /** Nothing: it cannot be chosen, and `children` say why. */
  readonly onChoose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A store or a counter: where it is, when it is open, and what there is to know before it is chosen. */
export const PlaceRow = ({ place, mine = false, chosen, sends = false, onChoose, children }: PlaceRowProps) => {
  const i18n = useI18n('shop');
  const hours = hoursToday(place);
  return (
    <li className={styles.place}>
      <div className={styles.words}>
        <h3 className={styles.name}>{place.name}</h3>
        {mine ? (
          <p className={styles.mine}>
            <Badge tone="brand">{i18n.t('stores.mine')}</Badge>
          </p>
        ) : null}
        <p className={styles.address}>
          {place.addressLine1}, {place.city}
          <Distance km={place.distance} />
        </p>
        <p className={styles.address}>
          {hours ? i18n.t('stores.openToday', { from: clockText(i18n, hours[0]), to: clockText(i18n, hours[1]) }) : i18n.t('stores.closedToday')}
        </p>
        {children}
      </div>
      {onChoose ? (
        <Button
          size="sm"
          variant={chosen ? 'primary' : 'secondary'}
          aria-pressed={chosen}
          onClick={onChoose}
          aria-label={
            chosen ? `${i18n.t('stores.chosen')}, ${place.name}` : i18n.t(sends ? 'pickup.sendTo' : 'stores.chooseName', { store: place.name })
          }
        >
          {i18n.t(chosen ? 'stores.chosen' : sends ? 'pickup.sendHere' : 'stores.choose')}
        </Button>
      ) : null}
    </li>
  );
};
