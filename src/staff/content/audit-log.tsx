import { useQuery } from '@tanstack/react-query';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { dateAndTime } from '../date-and-time.ts';
import { FiguresTable } from '../figures-table.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { EditorService } from './service.ts';
import { actionText, authorText, targetText } from './words.ts';

interface AuditLogProps {
  readonly service: Pick<EditorService, 'audit'>;
  readonly queryKey?: readonly string[];
}

/** Who changed what and when, the last change first. */
export const AuditLog = ({ service, queryKey = ['content-admin', 'audit'] }: AuditLogProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  const { data, error, refetch } = useQuery({ queryKey, queryFn: service.audit });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  if (data.length === 0) return <Text>{t('editor.auditEmpty')}</Text>;
  return (
    <FiguresTable
      caption={t('editor.audit')}
      columns={[t('editor.audit.when'), t('editor.audit.who'), t('editor.audit.what'), t('editor.audit.target')]}
      rows={data.map(({ at, author, action, target }, index) => ({
        id: String(index),
        cells: [dateAndTime(i18n, at), authorText(i18n, author), actionText(i18n, action), targetText(i18n, target)],
      }))}
    />
  );
};
