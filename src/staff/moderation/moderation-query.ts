import '#contract/calls/wire-staff.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ModerationQueue } from '#contract/calls/moderation.ts';
import type { Api } from '#src/base/api/client.ts';

/** The first so many of a queue. @param count 50 at most */
export const moderationQuery = (api: Api, queue: ModerationQueue, count: number, locale: string) =>
  queryOptions({
    queryKey: ['moderation.queue', queue, count, locale] as const,
    queryFn: ({ signal }) => api('moderation.queue', { query: { queue, count }, signal }),
    placeholderData: (previous) => previous,
  });
