import styles from './wordmark.module.css';

/** The name with its sign: two bars painted on a post, the mark that the trail goes on here. */
export function Wordmark({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  return (
    <span className={styles.wordmark} data-size={size}>
      <WordmarkSign />
      <span>{name}</span>
    </span>
  );
}

/** The sign alone, for where there is no room for the name. */
export function WordmarkSign({ label }: { label?: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 24" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <path d="M0 0h16v10.5H0z" fill="currentColor" />
      <path d="M0 13.5h16V24H0z" className={styles.blaze} />
    </svg>
  );
}
