import { useState } from 'react';
import type { Store } from '#contract/calls/stores.ts';
import { townLines } from '#domain/address-lines.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { HeartFilledIcon } from '#ui/icon/heart-filled-icon.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { PhoneIcon } from '#ui/icon/phone-icon.tsx';
import { clockText } from './clock-text.ts';
import { Distance } from './distance.tsx';
import { openState, weekOf } from './store-hours.ts';
import styles from './store-finder.module.css';

interface StoreCardProps {
  readonly store: Store;
  readonly mine: boolean;
  readonly onChoose: () => void;
  readonly onDrop: () => void;
}

export const StoreCard = ({ store, mine, onChoose, onDrop }: StoreCardProps) => {
  const i18n = useI18n('stores');
  const { t } = i18n;
  const [now] = useState(() => new Date());
  const { open, until, opens } = openState(store, now);
  return (
    <li className={styles.store} data-mine={mine ? '' : undefined}>
      <div className={styles.head}>
        <h2 className={styles.name}>{store.name}</h2>
        {mine ? <Badge tone="brand">{t('stores.mine')}</Badge> : null}
      </div>
      <p className={styles.address}>
        {store.addressLine1}
        <br />
        {townLines(store).join(', ')}
        <Distance km={store.distance} />
      </p>
      <p className={styles.state} data-open={open ? '' : undefined}>
        {open && until
          ? t('stores.until', { time: clockText(i18n, until) })
          : opens
            ? t('stores.opens', { time: clockText(i18n, opens) })
            : t('stores.closedNow')}
      </p>
      <Disclosure label={t('stores.hours')}>
        <dl className={styles.hours}>
          {weekOf(store).map(([first, last, hours]) => (
            <div key={first}>
              <dt>{first === last ? dayName(i18n, first) : `${dayName(i18n, first)} – ${dayName(i18n, last)}`}</dt>
              <dd>{hours ? hours.map((time) => clockText(i18n, time)).join(' – ') : t('stores.closed')}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <div className={styles.actions}>
        {mine ? (
          <Button size="sm" variant="secondary" start={<HeartFilledIcon size={18} />} onClick={onDrop}>
            {t('stores.notMine')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            start={<HeartIcon size={18} />}
            onClick={onChoose}
            aria-label={t('stores.makeMineOf', { store: store.name })}
          >
            {t('stores.makeMine')}
          </Button>
        )}
        <ButtonLink
          size="sm"
          variant="quiet"
          start={<PhoneIcon size={18} />}
          href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={t('stores.phone', { store: store.name, phone: store.phone })}
        >
          {store.phone}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="quiet"
          href={`https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('stores.directionsTo', { store: store.name })}
        >
          {t('stores.directions')}
        </ButtonLink>
      </div>
    </li>
  );
};

/** Monday is 0: the fifth of January 1970 was one. */
const dayName = (i18n: I18n, day: number): string =>
  i18n.date(new Date(Date.UTC(1970, 0, 5 + day)).toISOString(), { weekday: 'short', timeZone: 'UTC' });
