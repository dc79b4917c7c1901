import { useId } from 'react';
import type { Article, ArticleBlock as ArticleFields } from '#contract/calls/content/articles.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Eyebrow } from '#ui/text/eyebrow.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia, picturesByWidth } from '../block-media.tsx';
import { Film, isFilm } from '../film/film.tsx';
import { shownTargets } from '../shown-targets.ts';
import styles from './article-block.module.css';
import { ArticleList } from './article-list.tsx';

const MEDIA_SIZES = '(width >= 80rem) 76rem, 100vw';

/** A text to read: what it is about, when it was published or last changed, its sections, and what to read next (spec 3 §2). */
export const ArticleBlock = ({ block, leads = true }: { block: ArticleFields; leads?: boolean }) => {
  const words = useWords();
  const { title, titleH1, subtitle, date, sections, eyebrowText, tags = [], media, related = [] } = block;
  const targets = shownTargets(block);
  return (
    <div {...blockMarks(block)}>
      <article className={styles.article}>
        <Container as="header" width="narrow" className={styles.head}>
          {eyebrowText ? <Eyebrow blaze>{eyebrowText}</Eyebrow> : null}
          <Heading level={titleH1 ? 1 : 2} size="xl">
            {title}
          </Heading>
          {subtitle ? <p className={styles.lead}>{subtitle}</p> : null}
          {date || tags.length > 0 ? (
            <p className={styles.facts}>
              {date ? <time dateTime={date}>{words.date(date, { dateStyle: 'short', timeZone: 'UTC' })}</time> : null}
              {tags.map(({ id, label }) => (
                <span key={id} className={styles.tag}>
                  {label}
                </span>
              ))}
            </p>
          ) : null}
        </Container>
        {isFilm(media) ? (
          <div className={styles.media}>
            <Film media={media} label={title ?? block.name} sizes={MEDIA_SIZES} />
          </div>
        ) : media && picturesByWidth(media).sm ? (
          <div className={styles.media} data-shape="">
            <BlockMedia media={media} sizes={MEDIA_SIZES} priority={leads} />
          </div>
        ) : null}
        <Container width="narrow" className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} className={styles.section} aria-labelledby={section.id}>
              <Heading level={titleH1 ? 2 : 3} size="md" id={section.id}>
                {section.title}
              </Heading>
              <div className={styles.rich}>
                <RichText html={section.richText} />
              </div>
            </section>
          ))}
          {targets.length > 0 ? (
            <div className={styles.targets}>
              {targets.map((target) => (
                <ButtonLink key={target.url} href={target.url} variant={target.style ?? 'secondary'} size={target.size ?? 'md'}>
                  {target.text}
                </ButtonLink>
              ))}
            </div>
          ) : null}
        </Container>
      </article>
      {related.length > 0 ? <Related articles={related} /> : null}
    </div>
  );
};

const Related = ({ articles }: { readonly articles: readonly Article[] }) => {
  const { t, locale } = useWords('content');
  const id = useId();
  return (
    <Container as="section" className={styles.related} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {t('articles.related')}
      </Heading>
      <ArticleList articles={articles} columns={4} />
      <ButtonLink className={styles.all} variant="link" href={`/${locale.id}/stories`}>
        {t('articles.all')}
      </ButtonLink>
    </Container>
  );
};
