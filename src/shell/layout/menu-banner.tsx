import type { MenuBanner as MenuBannerFields } from '#contract/calls/content/banners.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { blockMarks } from '#src/shop/content/block-marks.ts';
import { Link } from '#ui/link/link.tsx';
import styles from './menu-banner.module.css';

/** The picture of a menu's panel. The whole of it is one link (spec 3 §3). */
export const MenuBanner = ({ banner }: { banner: MenuBannerFields }) => (
  <div
    className={styles.banner}
    {...blockMarks({ ...banner, kind: 'menu-banner' })}
    data-covered=""
    data-variant={banner.variant ?? 'text-overlay'}
    data-position={banner.overlayPosition ?? 'overlay-bottom'}
    data-align={banner.alignment ?? 'left'}
  >
    <ProductPicture className={styles.picture} picture={banner.mediaObject} sizes="34vw" widths={[320, 480, 640]} />
    <div className={styles.words}>
      {banner.eyebrowText ? <p className={styles.eyebrow}>{banner.eyebrowText}</p> : null}
      <p className={styles.title}>
        <Link className={styles.link} data-cover="" href={banner.mediaTarget.url}>
          {banner.title ?? banner.mediaTarget.text}
        </Link>
      </p>
      {banner.subtitle ? <p className={styles.subtitle}>{banner.subtitle}</p> : null}
    </div>
  </div>
);
