import type { HeroBlock as HeroFields, HeroProductOverlayBlock } from '#contract/calls/content/banners.ts';
import type { Media } from '#contract/calls/content/parts.ts';
import { type PictureAngle, pictureUrl, srcSet } from '#domain/pictures.ts';
import { Link } from '#ui/link/link.tsx';
import { BlockMedia } from '../block-media.tsx';
import { BlockCaption, BlockGradient, BlockWords } from '../block-words.tsx';
import styles from './hero-block.module.css';
import { blockMarks } from '../block-marks.ts';

/** The one great picture of a page with what it says, over it or below it (spec 3 §3, hero and hero product overlay). */
export const HeroBlock = ({ block, leads }: { block: HeroFields | HeroProductOverlayBlock; leads: boolean }) => {
  const below = block.responsiveLayout;
  const media: readonly Media[] = block.mediaList?.length ? block.mediaList : block.media ? [block.media] : [];
  const belowLarge = below?.lg ?? below?.md;
  const shown =
    block.responsiveLayout && Object.values(block.responsiveLayout).some((layout) => layout?.layout === 'below-2media')
      ? media.slice(0, 2)
      : media.slice(0, 1);
  const overlay = block.kind === 'hero-product-overlay' ? block.overlayPicture : undefined;
  return (
    <section
      className={styles.hero}
      {...blockMarks(block)}
      aria-label={block.hideTitle ? block.title : undefined}
      data-variant={block.variant}
      data-large={belowLarge ? `${belowLarge.alignment ?? 'left'}-below` : (block.overlayLarge ?? 'left-bottom-overlay')}
      data-small={below?.sm ? `${below.sm.alignment ?? 'left'}-below` : (block.overlaySmall ?? 'left-bottom-overlay')}
      data-full-height={block.isFullHeight ? '' : undefined}
      data-full-width={block.isFullWidth === false ? undefined : ''}
      data-light={block.titleColor === 'light' ? '' : undefined}
      data-backdrop={block.backdrop ? '' : undefined}
    >
      <div className={styles.media} data-count={shown.length}>
        {shown.map((one, index) => (
          <BlockMedia
            key={one.lg?.image?.key ?? index}
            media={one}
            sizes={shown.length > 1 ? '(width >= 40rem) 50vw, 100vw' : '100vw'}
            priority={leads && index === 0}
          />
        ))}
        <BlockGradient block={block} />
        <BlockCaption block={block} />
        {block.mediaTarget ? <Link className={styles.cover} href={block.mediaTarget.url} aria-label={block.mediaTarget.text} /> : null}
        {overlay ? (
          <img
            className={styles.overlay}
            src={pictureUrl(overlay.key, overlay.angle as PictureAngle, 320)}
            srcSet={srcSet(overlay.key, overlay.angle as PictureAngle, [160, 240, 320, 400])}
            sizes="(width >= 64rem) 344px, (width >= 40rem) 271px, 196px"
            alt={overlay.alt}
            width={344}
            height={538}
            loading={leads ? 'eager' : 'lazy'}
          />
        ) : null}
      </div>
      <div className={styles.place} data-width={block.overlayWidth}>
        <div className={styles.words}>
          <BlockWords block={block} defaultSize={leads ? 'display' : 'xl'} />
        </div>
      </div>
    </section>
  );
};
