import type { LinkedCardBlock as LinkedCardFields } from '#contract/calls/content/banners.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockWords } from '../block-words.tsx';
import styles from './linked-card-block.module.css';
import { blockMarks } from '../block-marks.ts';
import { groundProps } from '../block-ground.ts';
import { newTabProps, shownTargets } from '../shown-targets.ts';

/** Of a card that stands on its own. */
const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** A picture that leads somewhere, with its words over it or below it (spec 3 §3). */
export const LinkedCardBlock = ({ block, sizes = CARD_SIZES, level = 2 }: { block: LinkedCardFields; sizes?: string; level?: 2 | 3 }) => {
  const { sm, md, lg } = block.responsiveLayout ?? {};
  const small = sm ?? md ?? lg;
  const medium = md ?? sm ?? lg;
  const large = lg ?? md ?? sm;
  const target = block.mediaTarget ?? block.targets?.[0];
  const hasButtons = shownTargets(block).length > 0;
  return (
    <article
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.card)}
      data-covered=""
      data-sm={small?.layout}
      data-md={medium?.layout}
      data-lg={large?.layout}
      data-align-sm={small?.alignment ?? block.alignment?.small ?? block.alignment?.large}
      data-align-md={medium?.alignment ?? block.alignment?.small ?? block.alignment?.large}
      data-align-lg={large?.alignment ?? block.alignment?.large}
      data-width={block.overlayWidth}
      data-strip={block.media ? undefined : ''}
      data-full-height={block.isFullHeight ? '' : undefined}
      data-full-width={block.isFullWidth ? '' : undefined}
      data-backdrop={block.backdrop ? '' : undefined}
      data-light={block.titleColor === 'light' ? '' : undefined}
    >
      {block.media ? (
        <div className={styles.media}>
          <BlockMedia className={styles.picture} media={block.media} sizes={sizes} />
          <BlockGradient block={block} />
          <BlockCaption block={block} />
          {block.badge ? <img className={styles.badge} src={block.badge.url} alt={block.badge.alt} width={72} height={72} loading="lazy" /> : null}
        </div>
      ) : null}
      <div className={styles.words}>
        <div className={styles.share}>
          <BlockWords
            block={block}
            defaultSize="lg"
            level={level}
            renderTitle={(title) =>
              target && !hasButtons ? (
                <Link className={styles.link} data-cover="" href={target.url} {...newTabProps(target)}>
                  {title}
                </Link>
              ) : (
                title
              )
            }
          />
        </div>
      </div>
      {target && hasButtons ? <Link className={styles.cover} href={target.url} tabIndex={-1} aria-hidden="true" {...newTabProps(target)} /> : null}
    </article>
  );
};
