import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoAnswer } from '#contract/client/client.ts';
import { draftKey } from '#db/content-drafts/draft-database.ts';
import { createKeptAnswers } from '#db/content-drafts/kept-answers.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { createEditorService } from './api-service.ts';
import type { EditorService } from './service.ts';
import { draftDatabase, openDraftSync } from './use-draft.ts';

/** The content service, and the drafts of an account on this device. */
export const useEditorService = (accountId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const asked = createEditorService(api);
    const { ask } = createKeptAnswers(draftDatabase(), (error) => error instanceof NoAnswer);
    const service: EditorService = {
      ...asked,
      schemas: () => ask(`${accountId}/schemas`, asked.schemas),
      open: (name) => ask(draftKey(accountId, name), () => asked.open(name)),
    };
    const onSaved = (): void => void queries.invalidateQueries({ queryKey: ['content-admin'] });
    return { service, sync: openDraftSync(accountId, service, onSaved) };
  }, [api, queries, accountId]);
};
