import { memo } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icon/chevron-down-icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import styles from './main-menu.module.css';
import { MenuPanel } from './menu-panel.tsx';
import { MenuTitle } from './menu-title.tsx';

/** Another page closes the menu and changes nothing in it. */
const Panel = memo(MenuPanel);

export interface MainMenuProps {
  readonly items: readonly MenuItem[];
  /** Begins the ids of its panels. */
  readonly id?: string;
}

/**
 * The top level of the menu on large screens, each item a band with its columns. Press, Enter and Space open it, and a
 * resting mouse too unless the shop is set to press only; Escape, a press beside it and another page close it (spec 3 §2).
 */
export const MainMenu = ({ items, id }: MainMenuProps) => {
  const { t, locale } = useI18n();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { megaMenuOpensOnClick } = settingsFor(locale.id).features;
  return (
    <nav aria-label={t('menu.label')} className={styles.nav} data-menu="top" data-block="mega-menu">
      <ul className={styles.bar}>
        {items.map((item, index) => (
          <li key={item.id}>
            {item.columns.length === 0 ? (
              <Link className={styles.top} href={item.target.url} data-look={item.menuStyle}>
                <MenuTitle item={item} screen="large" />
              </Link>
            ) : (
              <Popover
                id={id && `${id}-${index}`}
                label={item.title}
                placement="bar"
                openOnHover={!megaMenuOpensOnClick}
                closeOn={pathname}
                renderTrigger={(trigger) => (
                  <button type="button" className={styles.top} data-look={item.menuStyle} {...trigger}>
                    <MenuTitle item={item} screen="large" />
                    <ChevronDownIcon className={styles.chevron} size={14} />
                  </button>
                )}
              >
                <Panel item={item} />
              </Popover>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
