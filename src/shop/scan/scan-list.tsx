import { useEffect } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { PricesAsOf } from '#src/shop/product-ui/prices-as-of.tsx';
import { ShelfNote } from '#src/shop/product-ui/shelf-note.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { AlertIcon } from '#ui/icon/alert-icon.tsx';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { ScanIcon } from '#ui/icon/scan-icon.tsx';
import { UndoIcon } from '#ui/icon/undo-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { ScanRow } from './scan-session.ts';
import styles from './scan-page.module.css';

export interface ScanListProps {
  readonly rows: readonly ScanRow[];
  readonly onUndo: (id: number) => void;
  readonly onAgain: (id: number) => void;
}

/** What was scanned, newest first: the line in the cart, or why there is none and what can be done. */
export const ScanList = ({ rows, ...acts }: ScanListProps) => {
  const { t } = useI18n('scan');
  const read = rows.findLast(({ item }) => item?.facts.asOf !== undefined)?.item?.facts.asOf;
  return (
    <>
      <ul className={styles.rows} aria-label={t('scan.list')}>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...acts} />
        ))}
      </ul>
      {read === undefined ? null : <PricesAsOf asOf={read} />}
    </>
  );
};

/** From the frame or the key to the painted line, for the browser's own tools and the journey that measures it. */
const notePaint = ({ from }: ScanRow): void => afterPaint(() => void performance.measure('scan-to-paint', { start: from, end: performance.now() }));

const Row = ({ row, onUndo, onAgain }: Omit<ScanListProps, 'rows'> & { readonly row: ScanRow }) => {
  const i18n = useI18n('scan', 'shop');
  const { t, locale } = i18n;
  const { id, text, state, item, href, name, times } = row;
  const added = state === 'added';
  const sells = useSession().consumerType === 'ASSOCIATE';
  useEffect(() => {
    if (added) notePaint(row);
    // Once for each row: another piece of the same thing is a row of its own until it is added.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [added]);
  const chosen = item?.facts.attributes.map(({ label }) => label).join(' · ');
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.picture}>
        {item?.facts.productImageURL ? <img src={item.facts.productImageURL} alt="" width={64} height={64} /> : <ScanIcon size={24} />}
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {href === undefined || name === undefined ? (name ?? <span className={styles.code}>{text}</span>) : <Link href={href}>{name}</Link>}
        </p>
        {chosen ? <p className={styles.chosen}>{chosen}</p> : null}
        {item && sells ? <ShelfNote className={styles.chosen} upc={item.choice.upc} upcs={[item.choice.upc]} /> : null}
        <p className={styles.state}>
          <Mark state={state} />
          {state === 'added' ? t('scan.state.added', { count: times }) : t(`scan.state.${state}`, { code: text })}
        </p>
      </div>
      <div className={styles.act}>
        {item && added ? <span className={styles.price}>{i18n.money(item.facts.price.current * times, item.facts.price.currency)}</span> : null}
        {added ? (
          <Button
            variant="quiet"
            size="sm"
            start={<UndoIcon size={16} />}
            aria-label={t('scan.undo', { name: name ?? text })}
            onClick={() => onUndo(id)}
          >
            {t('undo')}
          </Button>
        ) : null}
        {state === 'unknown' || state === 'misread' ? (
          <ButtonLink variant="secondary" size="sm" href={`/${locale.id}/search?${new URLSearchParams({ q: text.slice(0, 120) })}`}>
            {t('scan.search')}
          </ButtonLink>
        ) : null}
        {state === 'unreachable' ? (
          <Button variant="secondary" size="sm" onClick={() => onAgain(id)}>
            {t('again')}
          </Button>
        ) : null}
        {href !== undefined && (state === 'choose' || state === 'sold-out' || state === 'page') ? (
          <ButtonLink variant="secondary" size="sm" href={href}>
            {state === 'page' ? t('scan.openPage') : t('scan.open')}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
};

const Mark = ({ state }: Pick<ScanRow, 'state'>) => {
  if (state === 'looking') return <Spinner size={16} />;
  if (state === 'undone' || state === 'page') return null;
  return state === 'added' ? <CheckIcon size={16} /> : <AlertIcon size={16} />;
};
