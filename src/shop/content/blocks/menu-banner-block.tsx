import type { MenuBanner as MenuBannerFields } from '#contract/calls/content/banners.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { groundProps } from '../block-ground.ts';
import { blockMarks } from '../block-marks.ts';
import type { BlockProps } from '../block-props.ts';
import { newTabProps } from '../shown-targets.ts';
import styles from './menu-banner-block.module.css';

/** A menu banner on a page, in the page's column. */
export const MenuBannerBlock = ({ block }: BlockProps<'menu-banner'>) => (
  <div {...groundProps(block.backgroundColor, styles.ground)}>
    <Container className={styles.page}>
      <MenuBanner banner={block} sizes="(width >= 64rem) 90vw, 100vw" />
    </Container>
  </div>
);

/** A picture with words on or below it, as high as what stands beside it in a menu's panel. The whole of it is one link (spec 3 §3). */
export const MenuBanner = ({ banner, sizes = '34vw' }: { banner: MenuBannerFields; sizes?: string }) => (
  <div
    className={styles.banner}
    {...blockMarks({ ...banner, kind: 'menu-banner' })}
    data-covered="picture"
    data-variant={banner.variant ?? 'text-overlay'}
    data-position={banner.overlayPosition ?? 'overlay-bottom'}
    data-align={banner.alignment ?? 'left'}
  >
    <ProductPicture className={styles.picture} picture={banner.mediaObject} sizes={sizes} widths={[320, 480, 640, 1200]} />
    <div className={styles.words}>
      {banner.eyebrowText ? <p className={styles.eyebrow}>{banner.eyebrowText}</p> : null}
      <p className={styles.title}>
        <Link className={styles.link} data-cover="" href={banner.mediaTarget.url} {...newTabProps(banner.mediaTarget)}>
          {banner.title ?? banner.mediaTarget.text}
        </Link>
      </p>
      {banner.subtitle ? <p className={styles.subtitle}>{banner.subtitle}</p> : null}
    </div>
  </div>
);
