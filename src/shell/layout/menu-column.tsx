import type { MenuItem } from '#contract/calls/content/navigation.ts';
import { Link } from '#ui/link/link.tsx';
import styles from './menu-column.module.css';

/** A group of links of the menu: a column in the panel of large screens, a part of the accordion on small ones. */
export const MenuColumn = ({ column }: { column: MenuItem['columns'][number] }) => (
  <div className={styles.column}>
    <p className={styles.title}>{column.target ? <Link href={column.target.url}>{column.title}</Link> : column.title}</p>
    <ul className={styles.links}>
      {column.links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two links may lead to one place
        <li key={index}>
          <Link className={styles.link} href={link.url}>
            {link.text}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
