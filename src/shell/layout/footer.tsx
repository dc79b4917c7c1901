import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { Wordmark } from '#ui/wordmark/wordmark.tsx';
import { utilityQuery } from './queries.ts';
import { RegionList } from './region-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  readonly content: CallResponse<'content.footer'> | undefined;
  /** The menu's top level: the way on for whoever has no menu. */
  readonly items: readonly MenuItem[];
}

/** The end of every page. */
export const Footer = ({ content, items }: FooterProps) => {
  const { t, locale } = useI18n();
  const { api } = useRouter().options.context;
  const { data: utility } = useQuery({ ...utilityQuery({ api, locale }), enabled: content !== undefined });
  const columns = content?.columns ?? [];
  // What a column names already stands there.
  const named = new Set(columns.flatMap(({ links }) => links.map(({ url }) => url)));
  const services = utility?.links.filter(({ url }) => !named.has(url));
  return (
    <footer className={styles.footer} data-tone="deep" data-for-shoppers="">
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Wordmark name={t('brand')} size="lg" />
          <p className={styles.promise}>{t('footer.promise')}</p>
          <nav aria-label={t('footer.utility')}>
            <ul className={styles.utility}>
              {services?.map((link) => (
                <li key={link.id}>
                  <TextLink look="quiet" className={styles.link} href={link.url}>
                    {link.text}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <nav className={styles.columns} aria-label={t('footer.label')}>
          <Column spare title={t('footer.shop')} links={items.map((item) => ({ url: item.target.url, text: item.title }))} />
          {columns.map((column) => (
            <Column key={column.title} title={column.title} links={column.links} />
          ))}
        </nav>
        <section className={styles.region} aria-labelledby="footer-region">
          <h2 className={styles.title} id="footer-region">
            {t('region.title')}
          </h2>
          <RegionList />
        </section>
        <div className={styles.end}>
          <p>{content?.legal ?? t('footer.legal', { year: '2026' })}</p>
          <p className={styles.locale}>{t('region.prices', { region: locale.label, currency: locale.currency })}</p>
          <TextLink look="quiet" href={`/${locale.id}/privacy-choices`}>
            {t('footer.privacyChoices')}
          </TextLink>
          <a href="/licences.txt">{t('footer.licences')}</a>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
};

const Column = ({ title, links, spare = false }: { title: string; links: readonly { url: string; text: string }[]; spare?: boolean }) =>
  links.length === 0 ? null : (
    <div className={spare ? styles.spare : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.url}>
            <TextLink look="quiet" className={styles.link} href={link.url}>
              {link.text}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
