import type { Article } from '#contract/calls/content/articles.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Link } from '#ui/link/link.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import styles from './article-card.module.css';

export interface ArticleCardProps {
  readonly article: Article;
  readonly level?: 2 | 3;
  /** The `sizes` attribute of its picture. */
  readonly sizes?: string;
}

const CARD_SIZES = '(width >= 64rem) 30vw, (width >= 40rem) 50vw, 100vw';

/** An article among others: its whole card is the link (spec 3 §3). */
export const ArticleCard = ({ article, level = 3, sizes = CARD_SIZES }: ArticleCardProps) => {
  const i18n = useI18n('content');
  const Title = `h${level}` as const;
  const { picture, url, title, eyebrow, date, tags } = article;
  return (
    <article className={styles.card} data-covered="">
      {picture?.picture ? <ProductPicture picture={picture.picture} sizes={sizes} decorative /> : <span className={styles.bare} />}
      <div className={styles.words}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Title className={styles.title}>
          <Link className={styles.link} data-cover="" href={url}>
            {title}
          </Link>
        </Title>
        <p className={styles.facts}>
          <time dateTime={date}>{i18n.date(date, { dateStyle: 'short', timeZone: 'UTC' })}</time>
          {tags.length > 0 ? <span>{tags.join(' · ')}</span> : null}
        </p>
        {/* The title is the link; this shows what it does. */}
        <span className={styles.more} aria-hidden="true">
          {i18n.t('articles.readMore')}
        </span>
      </div>
    </article>
  );
};
