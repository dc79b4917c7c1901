import { useId, useState } from 'react';
import type { VerticalListBlock as VerticalListFields } from '#contract/calls/content/collections.ts';
import { Link } from '#ui/link/link.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { BandText, BlockBand } from '../block-band.tsx';
import { BlockMedia } from '../block-media.tsx';
import type { BlockProps } from '../block-props.ts';
import { newTabProps } from '../shown-targets.ts';
import styles from './vertical-list-block.module.css';

/**
 * Links in a column. From medium screens on there is a picture beside them: that of the link that is pointed at or has the focus, at first the first
 * one's (spec 3 §2).
 */
export const VerticalListBlock = ({ block }: BlockProps<'vertical-list'>) => {
  const titleId = useId();
  const pictured = block.items.filter(({ media }) => media);
  const [shownId, show] = useState(pictured[0]?.id);
  return (
    <BlockBand
      block={block}
      text={<BandText block={block} titleId={titleId} />}
      aria-labelledby={block.title || block.titleHtml ? titleId : undefined}
      aria-label={block.title || block.titleHtml ? undefined : block.name}
    >
      <div className={styles.split} data-pictured={pictured.length > 0 ? '' : undefined}>
        <ul className={styles.links} data-ink={block.textLinkColor} data-hover={block.hoverColor}>
          {block.items.map(({ id, title, titleHtml, media, mediaTarget }) => (
            <li key={id} className={styles.item}>
              <Link
                className={styles.link}
                href={mediaTarget.url}
                {...newTabProps(mediaTarget)}
                data-shown={id === shownId ? '' : undefined}
                onPointerEnter={() => media && show(id)}
                onFocus={() => media && show(id)}
              >
                {titleHtml ? <PlainMarkup html={titleHtml} /> : title}
              </Link>
            </li>
          ))}
        </ul>
        {pictured.length > 0 ? <Previews items={pictured} shownId={shownId} /> : null}
      </div>
    </BlockBand>
  );
};

/** Links within a link are no links: only the emphasis of the title is drawn. */
const PlainMarkup = ({ html }: { readonly html: string }) => <RichText html={html.replaceAll(/<\/?a\b[^>]*>/gi, '')} />;

interface PreviewsProps {
  readonly items: VerticalListFields['items'];
  readonly shownId: string | undefined;
}

/** All pictures in one place, so that nothing waits when another link is pointed at. They say nothing that the links do not. */
const Previews = ({ items, shownId }: PreviewsProps) => (
  <div className={styles.previews} aria-hidden="true">
    {items.map(({ id, media }) =>
      media ? (
        <div key={id} className={styles.preview} data-shown={id === shownId ? '' : undefined}>
          <BlockMedia media={media} sizes="(width >= 64rem) 50vw, 50vw" />
        </div>
      ) : null,
    )}
  </div>
);
