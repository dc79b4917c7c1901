import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';
import styles from './line-facts.module.css';

export interface LineFactsProps {
  readonly name: string;
  readonly headingLevel: 2 | 3;
  /** URL of the product page; null: there is none any more. */
  readonly href: string | null;
  readonly picture: string | undefined;
  /** Colour, size and so on; empty values are skipped. */
  readonly chosen: readonly (string | undefined)[];
  /** Notes below. */
  readonly children?: ReactNode;
}

/** The picture and the text of a line, as two cells that the row places. The picture is not a tab stop: the name links to the same page. */
export const LineFacts = ({ name, headingLevel, href, picture, chosen, children }: LineFactsProps) => {
  const Name = `h${headingLevel}` as const;
  const said = chosen.filter(Boolean).join(' · ');
  const image = picture ? <img src={picture} alt="" width={160} height={160} loading="lazy" decoding="async" /> : null;
  return (
    <>
      {href === null ? (
        <span className={styles.picture}>{image}</span>
      ) : (
        <Link className={styles.picture} data-shaded="" href={href} tabIndex={-1} aria-hidden="true">
          {image}
        </Link>
      )}
      <div className={styles.what}>
        <Name className={styles.name}>{href === null ? name : <Link href={href}>{name}</Link>}</Name>
        {said ? <LineNote>{said}</LineNote> : null}
        {children}
      </div>
    </>
  );
};

/** A secondary note on a line. */
export const LineNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
