import type { ReactNode } from 'react';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './review-section.module.css';

export interface ReviewSectionProps {
  readonly title: string;
  /** Where it can be changed. `label` says what, for those who hear the link alone. */
  readonly edit?: { readonly href: string; readonly text: string; readonly label: string };
  readonly children: ReactNode;
}

/** One block of what will be ordered, with the way to change it. */
export const ReviewSection = ({ title, edit, children }: ReviewSectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {edit ? (
        <TextLink href={edit.href} aria-label={edit.label}>
          {edit.text}
        </TextLink>
      ) : null}
    </div>
    {children}
  </section>
);
