import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { OwnerProof } from '#contract/calls/passkeys.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { createPasskey } from '#src/base/session/passkeys.ts';
import { useSession } from '#src/base/session/use-session.ts';

export type Passkeys = CallResponse<'auth.passkeys'>;

/** The passkeys of whoever is signed in, and what can be done with them. */
export const useOwnPasskeys = () => {
  const api = useApi();
  const { subject } = useSession();
  const queries = useQueryClient();
  const queryKey = ['account', subject, 'passkeys'];
  const { data, isError } = useQuery({ queryKey, queryFn: () => api('auth.passkeys') });
  const keep = (list: Passkeys): void => void queries.setQueryData(queryKey, list);
  return {
    list: data?.passkeys,
    failed: isError && !data,
    /** @throws NoPasskey, and what the client throws */
    add: async (name: string, proof: OwnerProof): Promise<void> => {
      const credential = await createPasskey(await api('auth.passkeyCreation', { body: { proof } }));
      keep(await api('auth.addPasskey', { body: { credential, name } }));
    },
    rename: async (passkeyId: string, name: string): Promise<void> => {
      keep(await api('auth.renamePasskey', { params: { passkeyId }, body: { name } }));
    },
    remove: async (passkeyId: string): Promise<void> => {
      keep(await api('auth.removePasskey', { params: { passkeyId } }));
    },
  };
};
