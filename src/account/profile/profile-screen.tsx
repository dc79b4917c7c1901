import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsumerProfile } from '#contract/calls/consumer.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Loaded } from '../shopper/loaded.tsx';
import { useKeyed } from '#src/base/forms/use-keyed.ts';
import { ProfileNotLoaded, useProfile } from '../shopper/use-profile.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';

/** Personal data (spec 2 §3). Ages are counted by the shop's clock, not by the device's. */
export const ProfileScreen = () => {
  const { t, locale } = useI18n('shopper', 'errors');
  const { query, api, subject, change } = useProfile();
  const keyed = useKeyed();
  const [here] = useState(() => new Date().toISOString());
  const { data: now = here } = useQuery({
    queryKey: ['fapi.serverTime'],
    queryFn: async ({ signal }) => (await api('fapi.serverTime', { query: {}, signal })).timestamp,
    staleTime: 3_600_000,
  });
  const save: ProfileFormProps['save'] = async (consumerProfile) => {
    const known = query.data;
    if (!known) throw new ProfileNotLoaded();
    const sent = { query: {}, body: { consumerProfile }, subject: subject ?? undefined };
    try {
      const answer = await keyed(consumerProfile, (key) =>
        known.version === 0 ? api('consumer.create', { ...sent, key }) : api('consumer.update', { ...sent, key }),
      );
      change(() => answer.consumerProfile);
      return answer.consumerProfile;
    } catch (failure) {
      // Another device may have been faster: the next press goes on from what it wrote.
      void query.refetch();
      throw failure;
    }
  };
  const rules = { settings: settingsFor(locale.id).signUp, country: locale.country, today: now.slice(0, 10) };
  return (
    <Loaded<ConsumerProfile> title={t('profile.title')} intro={t('profile.intro')} failed={t('error.profileNotLoaded')} query={query}>
      {(profile) => <ProfileForm profile={profile} rules={rules} save={save} />}
    </Loaded>
  );
};
