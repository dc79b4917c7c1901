import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { diffWordsWithSpace } from 'diff';
import { Text } from '#ui/text/text.tsx';
import { differencesBetween, type Difference } from './document-diff.ts';
import styles from './editor.module.css';

/** What changed between two versions of a document, field by field, and within a text word by word. */
export const Differences = ({ before, after, label }: { readonly before: unknown; readonly after: unknown; readonly label: string }) => {
  const { t } = useI18n('editor');
  const differences = differencesBetween(before, after);
  if (differences.length === 0) return <Text>{t('editor.noDifference')}</Text>;
  return (
    <dl className={styles.differences} aria-label={label}>
      {differences.map((difference) => (
        <div key={`${difference.kind} ${difference.path}`} className={styles.difference}>
          <dt>
            {t(`editor.diff.${difference.kind}`)} <code>{difference.path}</code>
          </dt>
          <dd className={styles.changedText}>
            <ChangedText difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const ChangedText = ({ difference: { kind, before = '', after = '' } }: { readonly difference: Difference }) => {
  if (kind === 'moved') return null;
  const parts = diffWordsWithSpace(before, after);
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`;
    if (added) return <ins key={key}>{value}</ins>;
    return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
  });
};
