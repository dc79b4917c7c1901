import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoAnswer } from '#contract/client/client.ts';
import { draftKey } from '#db/content-drafts/draft-database.ts';
import { createKeptAnswers } from '#db/content-drafts/kept-answers.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { draftDatabase, openDraftSync } from '../content/use-draft.ts';
import { createSetService, draftName, type SetService } from './set-service.ts';

/** The sets at the shop, and the drafts of an account on this device. What was opened before can be written without a network. */
export const useSetService = (accountId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  return useMemo(() => {
    const asked = createSetService(api);
    const { ask } = createKeptAnswers(draftDatabase(), (error) => error instanceof NoAnswer);
    const service: SetService = {
      ...asked,
      list: (q) => (q === '' ? ask(`${accountId}/sets`, () => asked.list(q)) : asked.list(q)),
      open: (setId) => ask(draftKey(accountId, draftName(setId)), () => asked.open(setId)),
    };
    const onSaved = (): void => void queries.invalidateQueries({ queryKey: ['set-admin'] });
    return { service, sync: openDraftSync(accountId, service, onSaved) };
  }, [api, queries, accountId]);
};
