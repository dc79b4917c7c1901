import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to what the page is about. The target needs `tabIndex={-1}`. */
export function SkipLink({ target = 'main', children }: { target?: string; children: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
