import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './message-page.module.css';

/** What stands where a screen could not be shown. The basket lives beside it and is untouched. */
export const Failure = ({ reset }: ErrorComponentProps) => {
  const words = useWords();
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.page} role="alert">
      <h1>{words.t('failure.title')}</h1>
      <p>{words.t('failure.text')}</p>
      <Button onClick={again}>{words.t('failure.again')}</Button>
    </div>
  );
};
