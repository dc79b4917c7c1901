import type { LinkedCardBlock as LinkedCardFields } from '#contract/calls/content/banners.ts';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockCaption, BlockGradient, BlockText } from '#src/shop/content/block-text.tsx';
import styles from './linked-card-block.module.css';
import { blockMarks } from '../block-marks.ts';
import { groundProps } from '../block-ground.ts';
import { newTabProps, shownTargets } from '../shown-targets.ts';

const ALONE_SIZES = '100vw';

/** A card that stands on its own. */
export const LinkedCardBlock = ({ block }: BlockProps<'linked-card'>) => <LinkedCard block={block} sizes={ALONE_SIZES} alone />;

export interface LinkedCardProps {
  readonly block: LinkedCardFields;
  readonly sizes: string;
  readonly level?: 2 | 3;
  readonly alone?: boolean;
}

/** A picture that leads somewhere, with its words over it or below it (spec 3 §3). */
export const LinkedCard = ({ block, sizes, level = 2, alone = false }: LinkedCardProps) => {
  const { sm, md, lg } = block.responsiveLayout ?? {};
  const small = sm ?? md ?? lg;
  const medium = md ?? sm ?? lg;
  const large = lg ?? md ?? sm;
  const target = block.mediaTarget ?? block.targets?.[0];
  const hasButtons = shownTargets(block).length > 0;
  return (
    <article
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, cx(styles.card, alone && styles.alone))}
      data-covered="picture"
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
          <BlockText
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
