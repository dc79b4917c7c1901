import type { Media } from '#contract/calls/content/parts.ts';

export interface FilmSource {
  readonly src: string;
  readonly type?: string;
  /** Media query of the screens that it is for. */
  readonly media?: string;
}

/** A film that an asset host has (spec 3 §3). */
export interface HostedFilm {
  readonly cloudName: string;
  readonly publicId: string;
}

const TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4', ogv: 'video/ogg' };

const typeOf = (src: string): string | undefined => TYPES[/\.(\w+)$/.exec(src)?.[1] ?? ''];

/** As the host's delivery addresses are made: the format that is asked for is that of the file name. */
const hostedSources = ({ cloudName, publicId }: HostedFilm, host: string): FilmSource[] =>
  ['webm', 'mp4'].map((format) => ({
    src: `${host}/${encodeURIComponent(cloudName)}/video/upload/q_auto/${publicId.split('/').map(encodeURIComponent).join('/')}.${format}`,
    type: TYPES[format]!,
  }));

const WIDTHS = [
  ['lg', '(width >= 64rem)'],
  ['md', '(width >= 40rem)'],
  ['sm', undefined],
] as const;

/**
 * Where a film is found, best first: that of the asset host, where the settings name one, then the shop's own for each width of the screen. A width
 * without a film has that of the next smaller one, and the smallest that of the next larger.
 * @param host origin of the asset host, or empty
 */
export const filmSources = (media: Media | undefined, hosted: HostedFilm | undefined, host: string): FilmSource[] => {
  const own = WIDTHS.flatMap(([key, query]): FilmSource[] => {
    const video = media?.[key]?.video;
    if (!video) return [];
    const type = video.type ?? typeOf(video.src);
    return [{ src: video.src, ...(type && { type }), ...(query && { media: query }) }];
  });
  const last = own.at(-1);
  // What stands last is for every screen that none before it was for.
  const all = last?.media ? [...own.slice(0, -1), { src: last.src, ...(last.type && { type: last.type }) }] : own;
  return [...(hosted && host !== '' ? hostedSources(hosted, host) : []), ...all];
};

/** The pictures that stand there until a film plays: its poster, else the picture beside it. */
export const filmPosters = (media: Media | undefined): Media => {
  const posters: Media = {};
  for (const [key] of WIDTHS) {
    const image = media?.[key]?.video?.poster ?? media?.[key]?.image;
    if (image) posters[key] = { image };
  }
  return posters;
};
