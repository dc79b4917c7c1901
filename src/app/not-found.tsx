import { useWords } from '#src/i18n/use-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import styles from './message-page.module.css';

/** A true 404: the server answers with that status too. */
export const NotFound = () => {
  const words = useWords();
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>{words.t('notFound.title')}</h1>
      <p>{words.t('notFound.text')}</p>
      <ButtonLink href={`/${words.locale.id}`}>{words.t('notFound.home')}</ButtonLink>
    </div>
  );
};
