import type { LinkedCardBlock as LinkedCardFields } from '#contract/calls/content/banners.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockWords } from '../block-words.tsx';
import styles from './linked-card-block.module.css';
import { blockMarks } from '../block-marks.ts';
import { shownTargets } from '../shown-targets.ts';

/** Of a card that stands on its own. */
const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** A picture that leads somewhere, with its words over it or below it (spec 3 §3). */
export const LinkedCardBlock = ({ block, sizes = CARD_SIZES, level = 2 }: { block: LinkedCardFields; sizes?: string; level?: 2 | 3 }) => {
  const { sm, md, lg } = block.responsiveLayout ?? {};
  const small = sm ?? md ?? lg;
  const large = lg ?? md ?? sm;
  const target = block.mediaTarget ?? block.targets?.[0];
  const hasButtons = shownTargets(block).length > 0;
  return (
    <article
      className={styles.card}
      {...blockMarks(block)}
      data-covered=""
      data-small={small?.layout}
      data-large={large?.layout}
      data-align-small={small?.alignment}
      data-align-large={large?.alignment}
      data-width={block.overlayWidth}
      data-ground={block.backgroundColor}
      data-strip={block.media ? undefined : ''}
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
        <BlockWords
          block={block}
          defaultSize="lg"
          level={level}
          renderTitle={(title) =>
            target && !hasButtons ? (
              <Link className={styles.link} data-cover="" href={target.url}>
                {title}
              </Link>
            ) : (
              title
            )
          }
        />
      </div>
      {target && hasButtons ? <Link className={styles.cover} href={target.url} tabIndex={-1} aria-hidden="true" /> : null}
    </article>
  );
};
