import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SetEditor } from './set-editor.tsx';
import { useSetService } from './use-set-service.ts';

/** One set, to be written. A set that nobody has saved yet begins empty. */
export const SetPage = ({ accountId, setId }: { readonly accountId: string; readonly setId: string }) => {
  const { t, locale } = useI18n('editor');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { service, sync } = useSetService(accountId);
  const { data, error, refetch } = useQuery({
    queryKey: ['set-admin', 'set', setId],
    queryFn: async () => (await service.open(setId)) ?? null,
  });
  const list = `/${locale.id}/staff/sets`;
  return (
    <Stack gap={5}>
      <p>
        <TextLink href={list}>{t('editor.set.back')}</TextLink>
      </p>
      {error ? (
        <Banner kind="error" role="alert" action={{ label: t('editor.retry'), onPress: () => void refetch() }}>
          {t('editor.set.openFailed')}
        </Banner>
      ) : null}
      {data === undefined ? (
        error ? null : (
          <Skeleton lines={12} />
        )
      ) : (
        <SetEditor
          setId={setId}
          opened={data ?? { document: { titles: {}, products: [] }, published: false, version: 0 }}
          service={service}
          sync={sync}
          onChanged={() => void queries.invalidateQueries({ queryKey: ['set-admin'] })}
          onRemoved={() => {
            void queries.invalidateQueries({ queryKey: ['set-admin'] });
            void navigate({ href: list });
          }}
        />
      )}
    </Stack>
  );
};
