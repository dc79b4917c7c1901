import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { DialogBody } from '#ui/dialog/dialog-parts.tsx';
import { Link } from '#ui/link/link.tsx';
import { useSession } from '#src/base/session/use-session.ts';
import { menuWays } from './menu-ways.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { menuQuery } from './queries.ts';
import { RegionList } from './region-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './menu-dialog.module.css';

/** What the menu's button opens on small screens: the menu, the shopper's own ways, region and theme. */
export default function MenuDialog() {
  const { t, locale } = useI18n('shop');
  const session = useSession();
  const { api } = useRouter().options.context;
  const { data } = useQuery(menuQuery({ api, locale }));
  return (
    <DialogBody>
      <MobileMenu items={data?.items ?? []} />
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
