import type { CategoryCardBlock as CategoryCardFields } from '#contract/calls/content/banners.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import { BlockGradient } from '../block-words.tsx';
import styles from './category-card-block.module.css';
import { blockMarks } from '../block-marks.ts';

/** Of a card that stands on its own. */
const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** A category as a picture with its name on it (spec 3 §3). */
export const CategoryCardBlock = ({ block, sizes = CARD_SIZES, level = 2 }: { block: CategoryCardFields; sizes?: string; level?: 2 | 3 }) => {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} {...blockMarks(block)} data-covered="" data-position={block.titlePosition ?? 'bottom'}>
      {block.media ? <BlockMedia className={styles.picture} media={block.media} sizes={sizes} /> : null}
      <BlockGradient block={block} />
      <Title className={styles.title} data-paint={block.titleColor ?? 'light'}>
        <Link className={styles.link} data-cover="" href={block.target.url}>
          {block.title ?? block.target.text}
        </Link>
      </Title>
    </article>
  );
};
