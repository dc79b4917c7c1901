import type { PictureRef } from '#contract/calls/products.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { STAGE } from './stage-sizes.ts';
import styles from './gallery.module.css';

/** The gallery of which one picture is known. */
export const FirstPicture = ({ picture, meanwhile }: { picture: PictureRef; meanwhile: string | undefined }) => (
  <div className={styles.gallery}>
    <div className={styles.thumbs} />
    <div className={styles.stage}>
      <ProductPicture picture={picture} {...STAGE} meanwhile={meanwhile} priority />
    </div>
  </div>
);
