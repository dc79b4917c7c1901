import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { MenuBanner } from '#src/shop/content/blocks/menu-banner-block.tsx';
import { Link } from '#ui/link/link.tsx';
import { MenuColumn } from './menu-column.tsx';
import styles from './menu-panel.module.css';
import { VisualSelectors } from './visual-selectors.tsx';

/** What opens under an item of the menu: its columns, its pictured ways in and its banner (spec 3 §2). */
export const MenuPanel = ({ item }: { item: MenuItem }) => {
  const { t } = useI18n();
  const { overrideShopAll: instead, target, visualSelectors, visualSelectorsTitle, menuBanner } = item;
  return (
    <div className={styles.panel}>
      <div className={styles.lead}>
        <p className={styles.title}>{item.title}</p>
        {item.hideShopAll.large ? null : (
          <Link className={styles.all} href={instead?.url ?? target.url}>
            {instead?.text ?? t('menu.shopAll', { category: item.title })}
          </Link>
        )}
      </div>
      {item.columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns may have one title
        <MenuColumn key={index} column={column} />
      ))}
      {visualSelectors ? (
        <div className={styles.selectors}>
          <VisualSelectors title={visualSelectorsTitle} selectors={visualSelectors} />
        </div>
      ) : null}
      {menuBanner ? (
        <div className={styles.banner}>
          <MenuBanner banner={menuBanner} />
        </div>
      ) : null}
    </div>
  );
};
