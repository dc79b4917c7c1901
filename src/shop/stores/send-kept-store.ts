import type { Api } from '#src/base/api/client.ts';
import { isWithoutProfile, tellProfile } from '#src/base/api/tell-profile.ts';
import { keepStore, keptStore } from '#src/base/preferred-store/preferred-store.ts';

/**
 * Brings the device's store and the account's together: what was chosen here and not told yet is told, else the account's is taken over. A guest's
 * stays on the device.
 * @param nameOf the name of a store, or undefined where there is no such store any more
 */
export const sendKeptStore = async (api: Api, signedIn: boolean, nameOf: (id: string) => Promise<string | undefined>): Promise<void> => {
  if (!signedIn) return;
  const here = keptStore();
  if (here?.unsent) {
    await tellProfile(api, { preferences: { favoriteStoreId: here.id } });
    if (keptStore()?.id === here.id) keepStore({ id: here.id, name: here.name });
    return;
  }
  const { consumerProfile } = await api('consumer.get');
  const { favoriteStoreId } = consumerProfile.preferences;
  if (favoriteStoreId === undefined || favoriteStoreId === keptStore()?.id) return;
  const name = await nameOf(favoriteStoreId);
  if (name !== undefined && !keptStore()?.unsent) keepStore({ id: favoriteStoreId, name });
};

/** The account has none any more, either; one without a profile gets none for that. */
export const dropKeptStore = async (api: Api, signedIn: boolean): Promise<void> => {
  keepStore(null);
  if (!signedIn) return;
  await api('consumer.update', { body: { consumerProfile: { preferences: { favoriteStoreId: '' } } } }).catch((failure: unknown) => {
    if (!isWithoutProfile(failure)) throw failure;
  });
};
