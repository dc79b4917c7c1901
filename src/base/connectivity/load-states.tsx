import type { ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useOffline } from './use-offline.ts';

/** The shop is being asked. @param children the shape of what comes; absent: a text and a block */
export const Waiting = ({ className, children }: { readonly className?: string | undefined; readonly children?: ReactNode }) => {
  const { t } = useI18n();
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {children ?? (
        <>
          <Skeleton lines={3} />
          <Skeleton shape="block" />
        </>
      )}
    </div>
  );
};

export interface NotLoadedProps {
  readonly title: string;
  /** Why, where it is known. */
  readonly children?: ReactNode;
  readonly busy?: boolean;
  readonly onAgain: () => void;
}

/** Nothing came; one press asks again. */
export const NotLoaded = ({ title, children, busy = false, onAgain }: NotLoadedProps) => {
  const { t } = useI18n();
  const offline = useOffline();
  return (
    <EmptyState
      headingLevel={2}
      icon={offline ? <WifiOffIcon size={40} /> : undefined}
      title={title}
      actions={
        <Button loading={busy} onClick={onAgain}>
          {t('failure.again')}
        </Button>
      }
    >
      {children === undefined ? undefined : <p role="status">{children}</p>}
    </EmptyState>
  );
};
