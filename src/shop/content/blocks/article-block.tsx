import { useId } from 'react';
import type { Article, ArticleBlock as ArticleFields } from '#contract/calls/content/articles.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { BandText } from '../block-band.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia, picturesByWidth } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockText } from '../block-text.tsx';
import { Film, isFilm } from '../film/film.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './article-block.module.css';
import { ArticleList } from './article-list.tsx';

const MEDIA_SIZES = '(width >= 80rem) 76rem, 100vw';

/** A text to read: what it is about, when it was published or last changed, its sections, and what to read next (spec 3 §2). */
export const ArticleBlock = ({ block, leads = true }: { block: ArticleFields; leads?: boolean }) => {
  const i18n = useI18n();
  const { targets, richTextBelowTargets, richTextBelowTargetsColor, equalTargetSize, linkType, ...head } = block;
  const foot = { id: block.id, name: block.name, targets, richTextBelowTargets, richTextBelowTargetsColor, equalTargetSize, linkType };
  const { titleH1, date, sections, tags = [], related = [] } = block;
  return (
    <div {...blockMarks(block)} {...groundProps(block.backgroundColor, styles.block)}>
      <article className={styles.article}>
        <Container as="header" width="narrow" className={styles.head}>
          <BandText block={head} defaultSize="xl" level={titleH1 ? 1 : 2} />
          {date || tags.length > 0 ? (
            <p className={styles.facts}>
              {date ? <time dateTime={date}>{i18n.date(date, { dateStyle: 'short', timeZone: 'UTC' })}</time> : null}
              {tags.map(({ id, label }) => (
                <span key={id} className={styles.tag}>
                  {label}
                </span>
              ))}
            </p>
          ) : null}
        </Container>
        <ArticleMedia block={block} leads={leads} />
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
          {targets || richTextBelowTargets ? <BlockText block={foot} /> : null}
        </Container>
      </article>
      {related.length > 0 ? <Related articles={related} /> : null}
    </div>
  );
};

const ArticleMedia = ({ block, leads }: { readonly block: ArticleFields; readonly leads: boolean }) => {
  const { media, mediaTarget } = block;
  if (!media) return null;
  const place = { 'data-full-width': block.isFullWidth ? '' : undefined, 'data-full-height': block.isFullHeight ? '' : undefined };
  if (isFilm(media))
    return (
      <div className={styles.media} {...place}>
        <Film media={media} label={block.title ?? block.name} sizes={MEDIA_SIZES} />
      </div>
    );
  if (!picturesByWidth(media).sm) return null;
  return (
    <div className={styles.media} data-shape="" {...place}>
      <div className={styles.picture}>
        <BlockMedia media={media} sizes={MEDIA_SIZES} priority={leads} />
        <BlockGradient block={block} />
        <BlockCaption block={block} />
        {mediaTarget ? <Link className={styles.cover} href={mediaTarget.url} aria-label={mediaTarget.text} {...newTabProps(mediaTarget)} /> : null}
      </div>
    </div>
  );
};

const Related = ({ articles }: { readonly articles: readonly Article[] }) => {
  const { t, locale } = useI18n('content');
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
