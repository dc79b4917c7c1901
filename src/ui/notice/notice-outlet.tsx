import { useSyncExternalStore } from 'react';
import { Banner } from '../banner/banner.tsx';
import { dialogManager } from '../dialog-manager/dialog-manager.ts';
import { useSteady } from '../use-steady.ts';
import { notices, type Notice, type NoticeLevel } from './notices.ts';
import styles from './notice-outlet.module.css';

const NONE: readonly Notice[] = [];
const isCovered = (): boolean => dialogManager.isOpen();
const isBare = (): boolean => false;

type NoticePlaceProps = {
  level: NoticeLevel;
  target?: string;
  /** Of the topmost dialog: what is said at the top of the page is said there as long as it lies over that. */
  inDialog?: boolean;
};

/** The notices of one place: `<NoticeOutlet level="top" />` under the header, `<NoticeOutlet level="item" target={item.id} />` beside a line. */
export function NoticeOutlet({ level, target, inDialog = false }: NoticePlaceProps) {
  const all = useSteady(useSyncExternalStore(notices.subscribe, notices.getNotices, () => NONE));
  const covered = useSyncExternalStore(dialogManager.subscribe, isCovered, isBare);
  const isElsewhere = level === 'top' && covered !== inDialog;
  const here = isElsewhere ? NONE : all.filter((notice) => notice.level === level && notice.target === target);
  return (
    <div className={styles.place} aria-live={level === 'top' ? 'assertive' : 'polite'} data-level={level}>
      {here.map((notice) => (
        <Banner
          key={notice.title}
          kind={notice.kind ?? 'error'}
          title={notice.text ? notice.title : undefined}
          compact={level !== 'top'}
          action={notice.action}
          onDismiss={notice.dismissible === false ? undefined : () => notices.dismiss(notice)}
        >
          {notice.text ?? notice.title}
        </Banner>
      ))}
    </div>
  );
}
