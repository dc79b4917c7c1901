import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { CategoryFacts } from './load-list.ts';
import styles from './category-header.module.css';

/** Where one is, what is here, and what lies below. */
export const CategoryHeader = ({ category }: { category: CategoryFacts }) => {
  const { t, locale } = useI18n();
  const crumbs = [
    { label: t('crumb.home'), href: `/${locale.id}` },
    ...category.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.url })),
  ];
  const last = crumbs.at(-1);
  return (
    <header className={styles.header}>
      <Breadcrumbs items={last?.label === category.name ? crumbs : [...crumbs, { label: category.name }]} />
      <Heading level={1} size="xl" tabIndex={-1}>
        {category.name}
      </Heading>
      {category.description ? <p className={styles.text}>{category.description}</p> : null}
      {category.children.length > 0 ? (
        <nav aria-label={t('list.children', { category: category.name })} className={styles.nav}>
          <ul className={styles.children}>
            {category.children.map((child) => (
              <li key={child.id}>
                <Link className={styles.child} href={child.url}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  );
};
