import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Link } from '#ui/link/link.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { MenuColumn } from './menu-column.tsx';
import { menuWays } from './menu-ways.ts';
import { menuQuery } from './queries.ts';
import { RegionList } from './region-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './menu-dialog.module.css';
import { VisualSelectors } from './visual-selectors.tsx';

/** The menu on small screens: an accordion, with a shop-all entry on its second level where that is on (spec 3 §2). */
export default function MenuDialog() {
  const { t, locale } = useWords('shop');
  const session = useSession();
  const { api } = useRouter().options.context;
  const { data } = useQuery(menuQuery({ api, locale }));
  return (
    <DialogBody>
      <nav aria-label={t('menu.label')} className={styles.menu} data-menu="mobile">
        {rowsOf(data?.items ?? []).map((row) =>
          isRun(row) ? (
            <Accordion
              key={row[0]?.id}
              single
              items={row.map((item) => ({ id: item.id, title: item.title, content: <MenuSection item={item} /> }))}
            />
          ) : (
            <Link key={row.id} className={styles.top} href={row.target.url}>
              {row.title}
            </Link>
          ),
        )}
      </nav>
      <section className={styles.more}>
        <h3 className={styles.title}>{t('menu.yours')}</h3>
        <ul className={styles.yours}>
          {menuWays(session, settingsFor(locale.id).features.favorites).map(({ label, path }) => (
            <li key={path}>
              <Link className={styles.way} href={`/${locale.id}${path}`}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <h3 className={styles.title}>{t('region.title')}</h3>
        <RegionList />
        <h3 className={styles.title}>{t('theme.legend')}</h3>
        <ThemeSwitch />
      </section>
    </DialogBody>
  );
}

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
  const { t, locale } = useWords();
  const { mobileShopAllAtLevel2 } = settingsFor(locale.id).features;
  const { overrideShopAll: instead, target, visualSelectors } = item;
  return (
    <div className={styles.section}>
      {mobileShopAllAtLevel2 && !item.hideShopAll.small ? (
        <Link className={styles.all} href={instead?.url ?? target.url}>
          {instead?.text ?? t('menu.shopAll', { category: item.title })}
        </Link>
      ) : null}
      {visualSelectors ? <VisualSelectors selectors={visualSelectors} /> : null}
      {item.columns.map((column) => (
        <MenuColumn key={column.title} column={column} />
      ))}
    </div>
  );
};
