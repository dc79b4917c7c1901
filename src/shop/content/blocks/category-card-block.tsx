import type { CategoryCardBlock as CategoryCardFields } from '#contract/calls/content/banners.ts';
import { Link } from '#ui/link/link.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockWords } from '../block-words.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './category-card-block.module.css';

/** Of a card that stands on its own. */
const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** A category as a picture with its name on it. All of it is one link (spec 3 §3). */
export const CategoryCardBlock = ({ block, sizes = CARD_SIZES, level = 2 }: { block: CategoryCardFields; sizes?: string; level?: 2 | 3 }) => {
  const { media, mediaTarget, target, titleColor = 'light', alignment } = block;
  const link = mediaTarget ?? target;
  const isMiddle = block.titlePosition === 'middle';
  const centered = { large: 'center', small: 'center' } as const;
  return (
    <article
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.card)}
      data-covered=""
      data-position={block.titlePosition ?? 'bottom'}
      data-paint={titleColor}
      data-align-small={alignment?.small ?? alignment?.large}
      data-align-large={alignment?.large}
      data-width={block.overlayWidth}
      data-backdrop={block.backdrop ? '' : undefined}
      data-full-height={block.isFullHeight ? '' : undefined}
      data-full-width={block.isFullWidth ? '' : undefined}
    >
      {media ? <BlockMedia className={styles.picture} media={media} sizes={sizes} /> : null}
      <BlockGradient block={block} />
      <BlockCaption block={block} />
      <div className={styles.words}>
        <div className={styles.share}>
          <BlockWords
            block={{
              ...block,
              titleColor,
              title: block.title ?? target.text,
              textAlignment: block.textAlignment ?? (isMiddle ? centered : undefined),
            }}
            defaultSize="md"
            level={level}
            renderTitle={(title) => (
              <Link className={styles.link} data-cover="" href={link.url} {...newTabProps(link)}>
                {title}
              </Link>
            )}
          />
        </div>
      </div>
    </article>
  );
};
