import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { AlertIcon } from '../icon/alert-icon.tsx';
import { CheckIcon } from '../icon/check-icon.tsx';
import { CloseIcon } from '../icon/close-icon.tsx';
import { InfoIcon } from '../icon/info-icon.tsx';
import { useUiMessages } from '../messages/messages.tsx';
import styles from './banner.module.css';

export type BannerKind = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  kind?: BannerKind;
  title?: ReactNode;
  children: ReactNode;
  action?: { label: string; onPress: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
  /** An icon of its own: offline, truck, gift. */
  icon?: ReactNode;
  /** For a line of the cart or a form: smaller and tighter. */
  compact?: boolean;
  /** `alert` or `status` where it appears by itself and stands in no live region. */
  role?: 'alert' | 'status';
  className?: string;
};

/** A notice in the flow of the page. */
export function Banner({ kind = 'info', title, children, action, onDismiss, icon, compact, role, className }: BannerProps) {
  const messages = useUiMessages();
  return (
    <div className={cx(styles.banner, className)} data-kind={kind} data-compact={compact ? '' : undefined} role={role}>
      <span className={styles.icon}>{icon ?? kindIcon(kind, compact ? 16 : 20)}</span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {action ? (
          <Button variant="link" className={styles.action} onClick={action.onPress}>
            {action.label}
          </Button>
        ) : null}
      </div>
      {onDismiss ? (
        <IconButton className={styles.close} size="sm" label={messages.dismiss} icon={<CloseIcon size={18} />} onClick={onDismiss} />
      ) : null}
    </div>
  );
}

function kindIcon(kind: BannerKind, size: number) {
  if (kind === 'success') return <CheckIcon size={size} />;
  return kind === 'info' ? <InfoIcon size={size} /> : <AlertIcon size={size} />;
}
