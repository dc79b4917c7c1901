import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MenuItem } from '#contract/content.ts';
import { settingsFor } from '#contract/settings.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Link } from '#ui/link/link.tsx';
import { menuQuery } from './queries.ts';
import { RegionList } from './region-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './menu-dialog.module.css';

/** The menu on small screens: an accordion, with a shop-all entry on its second level where that is on (spec 3 §2). */
export default function MenuDialog() {
  const { t, locale } = useWords();
  const { api } = useRouter().options.context;
  const { data } = useQuery(menuQuery({ api, locale }));
  const items = data?.items ?? [];
  return (
    <DialogBody>
      <nav aria-label={t('menu.label')} className={styles.menu}>
        <Accordion
          single
          className={styles.items}
          items={items.map((item) => ({ id: item.id, title: item.title, content: <MenuSection item={item} /> }))}
        />
      </nav>
      <section className={styles.more}>
        <h3 className={styles.title}>{t('region.title')}</h3>
        <RegionList />
        <h3 className={styles.title}>{t('theme.legend')}</h3>
        <ThemeSwitch />
      </section>
    </DialogBody>
  );
}

const MenuSection = ({ item }: { item: MenuItem }) => {
  const { t, locale } = useWords();
  const { mobileShopAllAtLevel2 } = settingsFor(locale.id).features;
  return (
    <div className={styles.section}>
      {mobileShopAllAtLevel2 && !item.hideShopAll.small ? (
        <Link className={styles.all} href={item.target.url}>
          {t('menu.shopAll', { category: item.title })}
        </Link>
      ) : null}
      {item.columns.map((column) => (
        <div key={column.title}>
          <p className={styles.column}>{column.title}</p>
          <ul className={styles.links}>
            {column.links.map((link) => (
              <li key={link.url}>
                <Link className={styles.link} href={link.url}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
