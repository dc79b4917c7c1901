import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './preview-bar.module.css';

export interface PreviewBarProps {
  /** ISO; absent: now. */
  readonly at: string | undefined;
  readonly onLeave: () => void;
}

export const PreviewBar = ({ at, onLeave }: PreviewBarProps) => {
  const i18n = useI18n('staff');
  return (
    <aside className={styles.bar} aria-label={i18n.t('preview.label')} data-print="hide">
      <p className={styles.text}>{at === undefined ? i18n.t('preview.now') : i18n.t('preview.at', { time: momentText(i18n, at) })}</p>
      <Button size="sm" variant="secondary" onClick={onLeave}>
        {i18n.t('preview.leave')}
      </Button>
    </aside>
  );
};
