import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { PHOTOS_PAGE, type PhotoCategory } from '#contract/calls/photo-limits.ts';
import type { RecentPhotos } from '#contract/calls/photos.ts';
import type { Api } from '#src/base/api/client.ts';
import { photoApi } from '#src/base/photos/photo-api.ts';

/** Whose photos: of a style, of a category (a filter that the service does not know has none), of everybody. */
export type PhotoStream = { readonly style: string } | { readonly filter: string } | 'all';

const askRecent = (
  api: Api,
  stream: PhotoStream,
  query: { category?: string; start: number; count: number },
  signal: AbortSignal,
): Promise<RecentPhotos> => {
  if (stream === 'all') return api('photo.streamsRecent', { query, signal });
  if ('style' in stream) return api('photo.streamRecent', { params: { streamId: stream.style }, query, signal });
  return api('photo.categoriesRecent', { query: { ...query, category: stream.filter }, signal });
};

/** Page after page, the latest first. */
export const recentPhotosQuery = (api: Api, stream: PhotoStream, category: PhotoCategory | null) =>
  infiniteQueryOptions({
    queryKey: ['photo.recent', stream, category] as const,
    queryFn: ({ pageParam, signal }) =>
      askRecent(photoApi(api), stream, { ...(category !== null && { category }), start: pageParam, count: PHOTOS_PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { photos }) => sum + photos.length, 0);
      return read < total && pages.at(-1)?.photos.length !== 0 ? read : undefined;
    },
    // While a category is being chosen the photos stay.
    placeholderData: (previous) => previous,
  });

/** The latest photos of one person. */
export const personsPhotosQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['photo.customerRecent', userId] as const,
    queryFn: ({ signal }) => photoApi(api)('photo.customerRecent', { params: { customerId: userId }, query: { count: PHOTOS_PAGE }, signal }),
  });

/** The products of a photo. `locale` is in the key: names and addresses depend on it. */
export const photoProductsQuery = (api: Api, photoId: string, locale: string) =>
  queryOptions({
    queryKey: ['photo.mediaStreams', photoId, locale] as const,
    queryFn: ({ signal }) => photoApi(api)('photo.mediaStreams', { params: { mediaId: photoId }, signal }),
  });
