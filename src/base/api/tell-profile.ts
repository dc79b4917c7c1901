import type { CallBodyInput } from '#contract/calls/calls.ts';
import { ApiError } from '#contract/client/client.ts';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import type { Api } from './client.ts';

/** An account that has told nothing has no profile yet. */
export const isWithoutProfile = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'PRO404';

/** Writes what somebody says of themselves into the profile; the first answer begins it. */
export const tellProfile = async (api: Api, changes: CallBodyInput<'consumer.update'>['consumerProfile']): Promise<ConsumerProfile> => {
  const body = { consumerProfile: changes };
  try {
    return (await api('consumer.update', { body })).consumerProfile;
  } catch (failure) {
    if (!isWithoutProfile(failure)) throw failure;
    return (await api('consumer.create', { body })).consumerProfile;
  }
};
