import type { PictureFormat } from './encode.ts';

/**
 * The formats a reader takes, best first. Browsers name AVIF and WebP when they ask for a picture; whoever names neither
 * (mail programs, crawlers) gets JPEG, which all of them can show.
 */
export function acceptedFormats(accept: string | undefined): PictureFormat[] {
  const named = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type, ...parameters] = part.split(';').map((piece) => piece.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (type && !refused) named.add(type);
  }
  const formats: PictureFormat[] = [];
  if (named.has('image/avif')) formats.push('avif');
  if (named.has('image/webp')) formats.push('webp');
  formats.push('jpeg');
  return formats;
}
