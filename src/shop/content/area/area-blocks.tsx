import { Blocks, type BlocksProps } from '../block-list.tsx';
import styles from './content-area.module.css';

/** The blocks of an area, in a place of their own below the page. */
export const AreaBlocks = ({ name, ...blocks }: BlocksProps & { readonly name: string }) => (
  <section className={styles.area} data-area={name}>
    <Blocks {...blocks} />
  </section>
);
