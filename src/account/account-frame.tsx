import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { SessionHint } from '#src/base/session/session-hint.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { accountMenuFor } from './account-menu.ts';
import styles from './account-frame.module.css';

export interface AccountFrameProps {
  /** What the screen is called: it stands there before the shop knows whose it is. */
  readonly title: string;
  readonly session: SessionHint;
  /** Below the menu; where that is a row, below everything. */
  readonly signOut: ReactNode;
  readonly children: ReactNode;
}

/** A screen below an entry's own, an order, is within it; the overview is above them all. */
const currentOf = (pathname: string, entry: string): 'page' | 'true' | undefined => {
  if (pathname.replace(/\/$/, '') === entry) return 'page';
  return pathname.startsWith(`${entry}/`) && !entry.endsWith('/account') ? 'true' : undefined;
};

/** Menu and screen of the account, side by side where there is room. */
export const AccountFrame = ({ title, session, signOut, children }: AccountFrameProps) => {
  const { t, locale } = useI18n('account', 'lists');
  const { pathname } = useLocation();
  const menu = useRef<HTMLUListElement>(null);
  const shown = session.type === 'Registered' ? pathname : null;
  // On a phone the menu is one row that scrolls: where one is can be seen.
  useEffect(() => {
    const list = menu.current;
    const here = shown === null ? null : list?.querySelector<HTMLElement>('[aria-current]');
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [shown]);
  if (session.type !== 'Registered') {
    return (
      <Container className={styles.waiting} aria-busy="true">
        <Heading level={1} size="lg" tabIndex={-1}>
          {title}
        </Heading>
        <p className="visually-hidden" role="status">
          {t('account.opening')}
        </p>
        <Skeleton lines={6} />
      </Container>
    );
  }
  return (
    <Container className={styles.account}>
      <nav className={styles.menu} aria-label={t('account.menu')}>
        <ul ref={menu}>
          {accountMenuFor(session.consumerType).map(({ label, path }) => (
            <li key={path}>
              <Link className={styles.entry} href={`/${locale.id}${path}`} aria-current={currentOf(pathname, `/${locale.id}${path}`)}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.screen}>{children}</div>
      <div>{signOut}</div>
    </Container>
  );
};
