import type { SplitBannerBlock as SplitBannerFields } from '#contract/calls/content/banners.ts';
import { Link } from '#ui/link/link.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import { BlockMedia } from '../block-media.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockCaption, BlockGradient, BlockText } from '#src/shop/content/block-text.tsx';
import { newTabProps } from '../shown-targets.ts';
import styles from './split-banner-block.module.css';

type Alignment = NonNullable<SplitBannerFields['alignment']>;

/** Which side the words stand on, how they are set, and how many pictures stand beside them. */
interface Placing {
  readonly side: 'left' | 'right';
  readonly text: 'left' | 'center';
  /** Words of a banner with three pictures stand above or below the smaller two. */
  readonly corner?: 'top' | 'bottom';
  readonly pictures: 1 | 2 | 3;
}

/** `left-right`: words left, picture right; `center-left`: words set in the middle of the left half; then the number of pictures with the words' place. */
const PLACINGS: Readonly<Record<Alignment, Placing>> = {
  'left-right': { side: 'left', text: 'left', pictures: 1 },
  'right-left': { side: 'right', text: 'left', pictures: 1 },
  'center-left': { side: 'left', text: 'center', pictures: 1 },
  'center-right': { side: 'right', text: 'center', pictures: 1 },
  '1-left': { side: 'left', text: 'left', pictures: 1 },
  '1-right': { side: 'right', text: 'left', pictures: 1 },
  '2-left': { side: 'left', text: 'left', pictures: 2 },
  '2-right': { side: 'right', text: 'left', pictures: 2 },
  '3-top-left': { side: 'left', corner: 'top', text: 'left', pictures: 3 },
  '3-top-right': { side: 'right', corner: 'top', text: 'left', pictures: 3 },
  '3-bottom-left': { side: 'left', corner: 'bottom', text: 'left', pictures: 3 },
  '3-bottom-right': { side: 'right', corner: 'bottom', text: 'left', pictures: 3 },
};

/** Words beside one to three pictures (spec 3 §3). */
export const SplitBannerBlock = ({ block, leads }: BlockProps<'split-banner'>) => {
  const { side, corner, text, pictures } = PLACINGS[block.alignment ?? 'left-right'];
  const all = block.mediaList.length > 0 ? block.mediaList : block.media ? [block.media] : [];
  const shown = all.slice(0, pictures);
  return (
    <section
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.banner)}
      aria-label={block.title ?? block.name}
      data-side={side}
      data-corner={corner}
      data-count={shown.length}
      data-width={block.imageWidth ?? 50}
      data-vertical={block.verticalAlignment ?? 'middle'}
      data-full-width={block.isFullWidth ? '' : undefined}
      data-full-height={block.isFullHeight ? '' : undefined}
    >
      <div className={styles.pictures}>
        {shown.map((media, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures are told apart by their place
          <div key={index} className={styles.picture}>
            <BlockMedia media={media} sizes="(width >= 40rem) 60vw, 100vw" priority={leads && index === 0} />
          </div>
        ))}
        <BlockGradient block={block} />
        <BlockCaption block={block} />
        {block.mediaTarget ? (
          <Link className={styles.cover} href={block.mediaTarget.url} aria-label={block.mediaTarget.text} {...newTabProps(block.mediaTarget)} />
        ) : null}
      </div>
      <div className={styles.place}>
        <div className={styles.words} data-overlay-width={block.overlayWidth} data-backdrop={block.backdrop ? '' : undefined}>
          <BlockText block={{ ...block, textAlignment: block.textAlignment ?? { large: text, small: text } }} defaultSize="xl" />
        </div>
      </div>
    </section>
  );
};
