import type { ListedDoc } from '#contract/calls/content.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Text } from '#ui/text/text.tsx';
import styles from './preview-viewer.module.css';

export interface PreviewResultsProps {
  readonly docs: readonly ListedDoc[];
  readonly numFound: number;
  readonly shown: ListedDoc | undefined;
  readonly onShow: (doc: ListedDoc) => void;
}

export const PreviewResults = ({ docs, numFound, shown, onShow }: PreviewResultsProps) => {
  const { t, number, date } = useI18n('staff');
  if (docs.length === 0) return <Text>{t('preview.none')}</Text>;
  return (
    <table className={styles.results}>
      <caption className={styles.caption}>{t('preview.results', { count: numFound })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('preview.col.name')}</th>
          <th scope="col">{t('preview.col.id')}</th>
          <th scope="col">{t('preview.col.referrers')}</th>
          <th scope="col">{t('preview.col.modified')}</th>
        </tr>
      </thead>
      <tbody>
        {docs.map((doc) => (
          <tr key={doc.id} data-shown={shown?.id === doc.id ? '' : undefined}>
            <th scope="row">
              <button
                type="button"
                className={styles.choose}
                aria-label={t('preview.show', { name: doc.name })}
                aria-pressed={shown?.id === doc.id}
                onClick={() => onShow(doc)}
              >
                {doc.name}
              </button>
            </th>
            <td>{doc.id}</td>
            <td>{number(doc.referrers)}</td>
            <td>
              <time dateTime={doc.modifiedAt}>{date(doc.modifiedAt, { dateStyle: 'short', timeStyle: 'short' })}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
