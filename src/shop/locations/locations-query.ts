import '#contract/calls/wire-components.gen.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { LocationGroup } from '#contract/calls/components.ts';
import { LOCALES } from '#contract/locales.ts';
import { languageName } from '#domain/language-name.ts';
import type { Api } from '#src/base/api/client.ts';
import { isSilence } from '#src/base/api/is-silence.ts';

/** What a device knows of the locations by itself, in one group without a name. */
const knownLocations = (): readonly LocationGroup[] => [
  {
    id: 'europe',
    name: '',
    locations: Object.values(LOCALES).map(({ id, country, label, tag, language, currency }) => ({
      locale: id,
      country,
      name: label,
      language: languageName(language, tag),
      tag,
      currency,
      url: `/${id}`,
    })),
  },
];

/** The countries and languages of the shop; without the shop those that the page is built with. */
export const loadLocations = async ({
  api,
  queryClient,
}: {
  readonly api: Api;
  readonly queryClient: QueryClient;
}): Promise<readonly LocationGroup[]> => {
  try {
    const { groups } = await queryClient.ensureQueryData({
      queryKey: ['fapi.pages.location-selector'],
      queryFn: ({ signal }) => api('fapi.pages.location-selector', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return groups;
  } catch (error) {
    if (!isSilence(error)) throw error;
    return knownLocations();
  }
};
