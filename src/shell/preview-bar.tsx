import { useWords } from '#src/base/i18n/use-words.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './preview-bar.module.css';

export interface PreviewBarProps {
  /** ISO; absent: now. */
  readonly at: string | undefined;
  readonly onLeave: () => void;
}

export const PreviewBar = ({ at, onLeave }: PreviewBarProps) => {
  const words = useWords('staff');
  return (
    <aside className={styles.bar} aria-label={words.t('preview.label')} data-print="hide">
      <p className={styles.text}>{at === undefined ? words.t('preview.now') : words.t('preview.at', { time: momentText(words, at) })}</p>
      <Button size="sm" variant="secondary" onClick={onLeave}>
        {words.t('preview.leave')}
      </Button>
    </aside>
  );
};
