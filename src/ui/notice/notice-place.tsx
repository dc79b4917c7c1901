import { useSyncExternalStore } from 'react';
import { Banner } from '../banner/banner.tsx';
import { useSteady } from '../use-steady.ts';
import { notices, type Notice, type NoticeLevel } from './notices.ts';
import styles from './notice-place.module.css';

const NONE: readonly Notice[] = [];

/** The notices of one place: `<NoticePlace level="top" />` under the header, `<NoticePlace level="item" target={item.id} />` beside a line. */
export function NoticePlace({ level, target }: { level: NoticeLevel; target?: string }) {
  const all = useSteady(useSyncExternalStore(notices.subscribe, notices.getNotices, () => NONE));
  const here = all.filter((notice) => notice.level === level && notice.target === target);
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
