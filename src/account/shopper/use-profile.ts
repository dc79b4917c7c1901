import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { Api } from '#src/base/api/client.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useSession } from '#src/base/session/use-session.ts';

const keyOf = (subject: string | null) => ['account', subject, 'profile'] as const;

/** The profile of whoever is signed in. Kept in memory alone: it goes with the page. */
export const profileQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: keyOf(subject),
    queryFn: async ({ signal }) => (await api('consumer.get', { query: {}, signal })).consumerProfile,
    enabled: subject !== null,
  });

/** Said where a change would be made to a profile that is not there (spec 2 §5). */
export class ProfileNotLoaded extends Error {
  override readonly name = 'ProfileNotLoaded';
  constructor() {
    super('Profile not loaded');
  }
}

/** The profile, and how a change of it is taken in without asking for it again. */
export const useProfile = () => {
  const api = useApi();
  const { subject } = useSession();
  const client = useQueryClient();
  const query = useQuery(profileQuery(api, subject));
  const change = (part: (profile: ConsumerProfile) => ConsumerProfile): void => {
    client.setQueryData(keyOf(subject), (profile: ConsumerProfile | undefined) => profile && part(profile));
  };
  return { query, api, subject, change };
};
