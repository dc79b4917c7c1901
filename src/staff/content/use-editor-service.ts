import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { createEditorService } from './api-service.ts';
import { openDraftSync } from './use-draft.ts';

/** The content service, and the drafts of an account on this device. */
export const useEditorService = (accountId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const service = createEditorService(api);
    const onSaved = (): void => void queries.invalidateQueries({ queryKey: ['content-admin'] });
    return { service, sync: openDraftSync(accountId, service, onSaved) };
  }, [api, queries, accountId]);
};
