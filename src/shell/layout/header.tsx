import { useEffect, useRef, type ReactNode } from 'react';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { InFirstPaint } from '#ui/first-paint/in-first-paint.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { firstIntent } from '#ui/lazy/first-intent.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { Wordmark } from '#ui/wordmark/wordmark.tsx';
import { MenuButton } from './menu-button.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  readonly items: readonly MenuItem[];
  /** The search field of large screens. */
  readonly search: ReactNode;
  /** Cart, changes that wait: what belongs to the shopper. */
  readonly actions: ReactNode;
}

const MainMenu = deferred(
  () => import('./main-menu.tsx').then((module) => module.MainMenu),
  import.meta.env.SSR ? (await import('./main-menu-once.ts')).MainMenuOnce : undefined,
);
const RegionMenu = deferred(
  () => import('./region-menu.tsx').then((module) => module.RegionMenu),
  import.meta.env.SSR ? (await import('./region-menu.tsx')).RegionMenu : undefined,
);

/** The sticky bar over every page. */
export const Header = ({ items, search, actions }: HeaderProps) => {
  const { t, locale } = useI18n();
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const watch = async (): Promise<void> => {
      await firstIntent();
      const { watchHeader } = await import('./header-away.ts');
      if (!gone && header.current) stop = watchHeader(header.current);
    };
    // Without it the header merely stays where it is.
    watch().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return (
    <header ref={header} className={styles.header} data-popover-bar="">
      <div className={styles.bar}>
        <MenuButton className={styles.menu} />
        <Link href={`/${locale.id}`} className={styles.home} aria-label={t('header.home')}>
          <Wordmark name={t('brand')} />
        </Link>
        <div className={styles.nav}>
          <MainMenu id="main-menu" items={items} />
        </div>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          <Link href={`/${locale.id}/searchhub`} className={styles.searchLink} aria-label={t('header.search')}>
            <SearchIcon />
          </Link>
          <div className={styles.region}>
            <RegionMenu />
          </div>
          {actions}
        </div>
      </div>
      <InFirstPaint id="header-end" />
    </header>
  );
};
