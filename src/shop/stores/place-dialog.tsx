import type { ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PlaceSearch } from './place-search.tsx';
import type { usePlace } from './use-place.ts';
import styles from './place-dialog.module.css';

export interface PlaceDialogProps {
  readonly where: ReturnType<typeof usePlace>;
  /** How many places there are; nothing while that is not known. */
  readonly found: number | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Their rows. */
  readonly children: ReactNode;
  /** Read out once they are there. */
  readonly count: string;
  readonly failed: string;
  readonly none: string;
  /** How they are sorted. */
  readonly sorting: string;
  /** What stands above the list where nothing of it will do. */
  readonly remark?: string | undefined;
  /** How far away they may be. */
  readonly narrow?: ReactNode;
  /** There may be some further away. */
  readonly onFurther?: (() => void) | undefined;
  /** Something is chosen already: sent home after all. */
  readonly onShip: (() => void) | undefined;
}

/** A place is asked for, what is near it is chosen from. Without a place all of the country are shown, so that nobody has to tell where they are. */
export const PlaceDialog = (props: PlaceDialogProps) => {
  const { where, found, children, count, failed, none, sorting, remark, isError, isFetching, refetch, narrow, onFurther, onShip } = props;
  const i18n = useI18n('shop');
  const isWaiting = found === undefined;
  return (
    <>
      <DialogBody>
        <div className={styles.dialog}>
          <PlaceSearch {...where} />
          {narrow}
          <p className="visually-hidden" role="status">
            {isWaiting || isFetching ? '' : count}
          </p>
          {isWaiting && isError ? (
            <div className={styles.empty} role="alert">
              <p>{failed}</p>
              <Button variant="secondary" onClick={() => void refetch()}>
                {i18n.t('again')}
              </Button>
            </div>
          ) : null}
          {isWaiting && !isError ? <Skeleton lines={9} /> : null}
          {found === 0 ? (
            <div className={styles.empty}>
              <p>{none}</p>
              {onFurther ? (
                <Button variant="secondary" onClick={onFurther}>
                  {i18n.t('places.further')}
                </Button>
              ) : null}
              {where.isAnywhere ? null : (
                <Button variant="secondary" onClick={where.forget}>
                  {i18n.t('places.showAll')}
                </Button>
              )}
            </div>
          ) : null}
          {found && remark ? <Banner kind="info">{remark}</Banner> : null}
          {found ? (
            <div>
              <p className={styles.sorting}>{sorting}</p>
              <ul className={styles.places} aria-busy={isFetching}>
                {children}
              </ul>
            </div>
          ) : null}
        </div>
      </DialogBody>
      {onShip ? (
        <DialogFooter>
          <Button variant="secondary" onClick={onShip}>
            {i18n.t('pickup.shipInstead')}
          </Button>
        </DialogFooter>
      ) : null}
    </>
  );
};
