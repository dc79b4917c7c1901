import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuItem } from '#contract/content.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { GlobeIcon } from '#ui/icon/globe-icon.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { Wordmark } from '#ui/wordmark/wordmark.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { RegionList } from './region-list.tsx';
import { useHeaderAway } from './use-header-away.ts';
import styles from './header.module.css';

export interface HeaderProps {
  readonly items: readonly MenuItem[];
  /** The search field of large screens. */
  readonly search: ReactNode;
  /** Basket, changes that wait: what belongs to the shopper. */
  readonly actions: ReactNode;
}

/** The sticky bar over every page. */
export const Header = ({ items, search, actions }: HeaderProps) => {
  const { t, locale } = useWords();
  const away = useHeaderAway();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header className={styles.header} data-site-header="" data-popover-bar="" data-away={away ? '' : undefined}>
      <div className={styles.bar}>
        <MenuButton className={styles.menu} />
        <Link href={`/${locale.id}`} className={styles.home} aria-label={t('header.home')}>
          <Wordmark name={t('brand')} />
        </Link>
        <div className={styles.nav}>
          <MainMenu items={items} />
        </div>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          <Link href={`/${locale.id}/searchhub`} className={styles.searchLink} aria-label={t('header.search')}>
            <SearchIcon />
          </Link>
          <div className={styles.region}>
            <Popover label={t('region.title')} placement="bottom-end" closeOn={pathname} renderTrigger={(trigger) => <IconButton label={t('region.current', { region: locale.label })} icon={<GlobeIcon />} {...trigger} />}>
              <RegionList />
            </Popover>
          </div>
          {actions}
        </div>
      </div>
    </header>
  );
};
