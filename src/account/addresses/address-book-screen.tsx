import type { BookAddress } from '#contract/calls/consumer-address.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Loaded } from '../shopper/loaded.tsx';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { ProfileNotLoaded, useProfile } from '../shopper/use-profile.ts';
import { AddressBook, type AddressCalls } from './address-book.tsx';

/** The address book (spec 2 §4). */
export const AddressBookScreen = () => {
  const { t } = useI18n('shopper', 'errors');
  const { query, api, subject, change } = useProfile();
  const keyed = useKeyed();
  const take = (address: BookAddress[]): void => change((profile) => ({ ...profile, consumerDetails: { ...profile.consumerDetails, address } }));
  type Me = { readonly key: string; readonly subject: string | undefined };
  /** Nothing is sent where no profile is loaded (spec 2 §5). */
  const send = async (what: unknown, ask: (me: Me) => Promise<{ address: BookAddress[] }>): Promise<void> => {
    if (!query.data) throw new ProfileNotLoaded();
    take((await keyed(what, (key) => ask({ key, subject: subject ?? undefined }))).address);
  };
  const calls: AddressCalls = {
    add: (body) => send(['add', body], (me) => api('consumer.addAddress', { body, ...me })),
    update: (addressId, body) => send(['update', addressId, body], (me) => api('consumer.updateAddress', { params: { addressId }, body, ...me })),
    remove: (addressId) => send(['delete', addressId], (me) => api('consumer.deleteAddress', { params: { addressId }, ...me })),
  };
  return (
    <Loaded title={t('book.title')} intro={t('book.intro')} failed={t('error.profileNotLoaded')} query={query}>
      {({ consumerDetails: { address, email } }) => <AddressBook addresses={address} email={email} calls={calls} />}
    </Loaded>
  );
};
