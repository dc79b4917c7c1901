import type { ArticleBlock as ArticleFields } from '#contract/calls/content/articles.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Container } from '#ui/layout/layout.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { Heading } from '#ui/text/heading.tsx';
import styles from './article-block.module.css';

/** A text to read: what it is about, when it last changed, and its sections. */
export const ArticleBlock = ({ block: { title, titleH1, subtitle, date, sections } }: { block: ArticleFields }) => {
  const i18n = useI18n();
  return (
    <Container as="article" width="narrow" className={styles.article}>
      <header className={styles.head}>
        <Heading level={titleH1 ? 1 : 2} size="xl">
          {title}
        </Heading>
        {subtitle ? <p className={styles.lead}>{subtitle}</p> : null}
        {date ? (
          <time className={styles.date} dateTime={date}>
            {i18n.date(date, { dateStyle: 'short', timeZone: 'UTC' })}
          </time>
        ) : null}
      </header>
      {sections.map((section) => (
        <section key={section.id} className={styles.section} aria-labelledby={section.id}>
          <Heading level={titleH1 ? 2 : 3} size="md" id={section.id}>
            {section.title}
          </Heading>
          <div className={styles.text}>
            <RichText html={section.richText} />
          </div>
        </section>
      ))}
    </Container>
  );
};
