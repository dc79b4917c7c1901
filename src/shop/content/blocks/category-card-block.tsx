import type { CategoryCardBlock as CategoryCardFields } from '#contract/calls/content/banners.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link/link.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia } from '../block-media.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockCaption, BlockGradient, BlockText } from '#src/shop/content/block-text.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './category-card-block.module.css';

/** A card that stands on its own. */
export const CategoryCardBlock = ({ block }: BlockProps<'category-card'>) => <CategoryCard block={block} sizes="100vw" alone />;

export interface CategoryCardProps {
  readonly block: CategoryCardFields;
  readonly sizes: string;
  readonly level?: 2 | 3;
  readonly alone?: boolean;
}

/** A category as a picture with its name on it. All of it is one link (spec 3 §3). */
export const CategoryCard = ({ block, sizes, level = 2, alone = false }: CategoryCardProps) => {
  const { media, mediaTarget, target, titleColor = 'light', alignment } = block;
  const link = mediaTarget ?? target;
  const isMiddle = block.titlePosition === 'middle';
  const centered = { large: 'center', small: 'center' } as const;
  return (
    <article
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, cx(styles.card, alone && styles.alone))}
      data-covered="picture"
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
          <BlockText
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
