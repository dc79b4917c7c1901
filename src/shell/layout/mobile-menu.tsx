import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { Link } from '#ui/link/link.tsx';
import { MenuColumn } from './menu-column.tsx';
import { MenuTitle } from './menu-title.tsx';
import styles from './mobile-menu.module.css';
import { VisualSelectors } from './visual-selectors.tsx';

/** The menu on small screens: an accordion, with a shop-all entry on its second level where that is on (spec 3 §2). */
export const MobileMenu = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useI18n();
  return (
    <nav aria-label={t('menu.label')} className={styles.menu} data-menu="mobile" data-block="mega-menu">
      {rowsOf(items).map((row) =>
        isRun(row) ? (
          <Accordion
            key={row[0]?.id}
            single
            items={row.map((item) => ({ id: item.id, title: <MenuTitle item={item} screen="small" />, content: <MenuSection item={item} /> }))}
          />
        ) : (
          <Link key={row.id} className={styles.top} href={row.target.url}>
            <MenuTitle item={row} screen="small" />
          </Link>
        ),
      )}
    </nav>
  );
};

/** Items that open, in one accordion as long as they follow each other; one without anything below it is a link. */
const rowsOf = (items: readonly MenuItem[]): (MenuItem | readonly MenuItem[])[] => {
  const rows: (MenuItem | MenuItem[])[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (item.columns.length === 0) rows.push(item);
    else if (Array.isArray(last)) last.push(item);
    else rows.push([item]);
  }
  return rows;
};

const isRun = (row: MenuItem | readonly MenuItem[]): row is readonly MenuItem[] => Array.isArray(row);

const MenuSection = ({ item }: { item: MenuItem }) => {
  const { t, locale } = useI18n();
  const { mobileShopAllAtLevel2 } = settingsFor(locale.id).features;
  const { overrideShopAll: instead, target, visualSelectors, visualSelectorsTitle } = item;
  return (
    <div className={styles.section}>
      {mobileShopAllAtLevel2 && !item.hideShopAll.small ? (
        <Link className={styles.all} href={instead?.url ?? target.url}>
          {instead?.text ?? t('menu.shopAll', { category: item.title })}
        </Link>
      ) : null}
      {visualSelectors ? <VisualSelectors title={visualSelectorsTitle} selectors={visualSelectors} /> : null}
      {item.columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns may have one title
        <MenuColumn key={index} column={column} />
      ))}
    </div>
  );
};
