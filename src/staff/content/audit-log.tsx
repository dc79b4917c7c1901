import { useQuery } from '@tanstack/react-query';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { FiguresTable } from '../figures-table.tsx';
import type { EditorService } from './service.ts';

interface AuditLogProps {
  readonly service: Pick<EditorService, 'audit'>;
  readonly queryKey?: readonly string[];
}

/** Who changed what and when, the last change first. */
export const AuditLog = ({ service, queryKey = ['content-admin', 'audit'] }: AuditLogProps) => {
  const i18n = useI18n('editor');
  const { t } = i18n;
  const { data, error, refetch } = useQuery({ queryKey, queryFn: service.audit });
  if (error)
    return (
      <Button variant="link" onClick={() => void refetch()}>
        {t('editor.retry')}
      </Button>
    );
  if (!data) return <Skeleton lines={4} />;
  if (data.length === 0) return <Text>{t('editor.auditEmpty')}</Text>;
  return (
    <FiguresTable
      caption={t('editor.audit')}
      columns={[t('editor.audit.when'), t('editor.audit.who'), t('editor.audit.what'), t('editor.audit.target')]}
      rows={data.map(({ at, author, action, target }, index) => ({ id: String(index), cells: [momentText(i18n, at), author, action, target] }))}
    />
  );
};
