import type { HeroBlock as HeroFields, HeroProductOverlayBlock } from '#contract/calls/content/banners.ts';
import type { Media } from '#contract/calls/content/parts.ts';
import { BREAKPOINT_KEYS, type BreakpointKey } from '#contract/constants/content.ts';
import { type PictureAngle, pictureUrl, srcSet } from '#domain/pictures.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockText } from '#src/shop/content/block-text.tsx';
import { groundProps } from '../block-ground.ts';
import { ChooseNow } from '../chosen-place.tsx';
import { FlagTarget } from '../flag-target.tsx';
import { blockMarks } from '../block-marks.ts';
import { newTabProps } from '../shown-targets.ts';
import styles from './hero-block.module.css';

type Hero = HeroFields | HeroProductOverlayBlock;
const PLACED: Readonly<Record<BreakpointKey, 'overlaySmall' | 'overlayLarge'>> = { sm: 'overlaySmall', md: 'overlaySmall', lg: 'overlayLarge' };

/** Where the words stand on screens of each width; a layout of its own puts them below one picture or two. A width that says nothing does as the next smaller. */
const placingOf = (block: Hero, key: BreakpointKey): { readonly place: string; readonly pictures: 1 | 2 } => {
  const { sm, md, lg } = block.responsiveLayout ?? {};
  const below = { sm, md: md ?? sm, lg: lg ?? md }[key];
  if (!below) return { place: block[PLACED[key]] ?? 'left-bottom-overlay', pictures: 1 };
  return { place: `${below.alignment ?? 'left'}-below`, pictures: below.layout === 'below-2media' ? 2 : 1 };
};

/** The one great picture of a page with what it says, over it or below it (spec 3 §3, hero and hero product overlay). */
export const HeroBlock = ({ block, leads }: { block: Hero; leads: boolean }) => {
  const media: readonly Media[] = block.mediaList?.length ? block.mediaList : block.media ? [block.media] : [];
  const placings = { sm: placingOf(block, 'sm'), md: placingOf(block, 'md'), lg: placingOf(block, 'lg') };
  const inPairs = BREAKPOINT_KEYS.filter((key) => placings[key].pictures === 2 && media.length > 1);
  const shown = media.slice(0, inPairs.length > 0 ? 2 : 1);
  const overlay = block.kind === 'hero-product-overlay' ? block.overlayPicture : undefined;
  const flag = block.experimentFlag;
  return (
    <section
      {...blockMarks(block)}
      {...groundProps(block.backgroundColor, styles.hero)}
      aria-label={block.hideTitle ? block.title : undefined}
      data-variant={block.variant}
      data-sm={placings.sm.place}
      data-md={placings.md.place}
      data-lg={placings.lg.place}
      data-align-small={block.alignment?.small ?? block.alignment?.large}
      data-align-large={block.alignment?.large}
      data-full-height={block.isFullHeight ? '' : undefined}
      data-full-width={block.isFullWidth === false ? undefined : ''}
      data-light={block.titleColor === 'light' ? '' : undefined}
      data-backdrop={block.backdrop ? '' : undefined}
      data-product={overlay ? '' : undefined}
    >
      <div className={styles.media} data-pairs={inPairs.join(' ') || undefined}>
        {shown.map((one, index) => (
          <BlockMedia
            className={styles.medium}
            key={one.lg?.image?.key ?? index}
            media={one}
            sizes={shown.length > 1 ? '(width >= 40rem) 50vw, 100vw' : '100vw'}
            priority={leads && index === 0}
          />
        ))}
        <BlockGradient block={block} />
        <BlockCaption block={block} />
        {block.mediaTarget ? (
          <Link className={styles.cover} href={block.mediaTarget.url} aria-label={block.mediaTarget.text} {...newTabProps(block.mediaTarget)} />
        ) : null}
        {overlay ? (
          <span className={styles.overlay}>
            {/* An attribute of a drawing, not a style: the pages' policy allows none. */}
            <svg className={styles.tone} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={overlay.tone} />
            </svg>
            <img
              className={styles.product}
              src={pictureUrl(overlay.key, overlay.angle as PictureAngle, 320)}
              srcSet={srcSet(overlay.key, overlay.angle as PictureAngle, [160, 240, 320, 400])}
              sizes="(width >= 64rem) 344px, (width >= 40rem) 271px, 196px"
              alt={overlay.alt}
              width={344}
              height={538}
              loading={leads ? 'eager' : 'lazy'}
            />
          </span>
        ) : null}
      </div>
      <div className={styles.place} data-width={block.overlayWidth}>
        <div className={styles.words}>
          <BlockText
            block={block}
            defaultSize={leads ? 'display' : 'xl'}
            renderFirstTarget={flag && ((target) => <FlagTarget target={target} flag={flag} />)}
          />
          {flag ? <ChooseNow within /> : null}
        </div>
      </div>
    </section>
  );
};
