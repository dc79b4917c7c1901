import { Hono } from 'hono';
import { anglesByKind, isPictureAngle, isPictureWidth, pictureWidths, type PictureAngle, type PictureWidth } from '#domain/pictures.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { acceptedFormats } from './accept.ts';
import type { ArtSpec } from './traits/art.ts';
import { contentTypes } from './encode.ts';
import { createRemotePictures, type KeptOriginals, type RemotePictures } from './remote-source.ts';
import { PictureGone, uploadedSource, type UploadedPicture } from './uploaded-source.ts';
import { withoutSecrets } from './without-secrets.ts';
import { createRenderer, type PictureSource, type Renderer } from './render.ts';

/** What hangs under a picture key: a drawing, an imported picture with the drawing that stands in for it, or an image that an editor has uploaded. */
export type PictureSubject = ArtSpec | { remoteUrl: string; hosts: readonly string[]; fallback: ArtSpec } | UploadedPicture;

export interface PicturesPorts {
  dataDir: string;
  lookup(pictureKey: string): Promise<PictureSubject | undefined>;
  clock?: () => number;
  /** Whether quiet moments are used to draw ahead. */
  ahead?: boolean;
  logger?: { warn(details: object, message: string): void };
  renderer?: Renderer;
  remote?: RemotePictures;
  /** Keeps originals of imported pictures for other processes, too. */
  kept?: KeptOriginals;
}

export interface WarmWish {
  pictureKey: string;
  angle?: PictureAngle;
  width: PictureWidth;
}

export interface Pictures {
  /** `GET /:pictureKey/:angle/:width`, to be mounted at `/images`. */
  routes: Hono;
  /** Draws these in quiet moments, so that their first visitor finds them ready. */
  warm(list: readonly WarmWish[]): void;
  /** Somebody is being served: drawing ahead waits for a quiet moment. */
  heed(): void;
  settled(): Promise<void>;
  close(): void;
}

const day = 86_400;

export function createPictures({ dataDir, lookup, clock = Date.now, logger, ...ports }: PicturesPorts): Pictures {
  const onError = (error: unknown) => logger?.warn({ err: error }, 'picture work failed');
  const renderer = ports.renderer ?? createRenderer({ dataDir, clock, onError, ahead: ports.ahead });
  const remote =
    ports.remote ??
    createRemotePictures({
      dataDir,
      clock,
      kept: ports.kept,
      onFailure: (url, err) => logger?.warn({ err, url: withoutSecrets(url) }, 'imported picture not available'),
    });

  /** The imported picture if it can be had, else our drawing. */
  async function sourceOf(subject: PictureSubject, angle: PictureAngle): Promise<{ source: PictureSource; lasting: boolean }> {
    if (isUploaded(subject)) return { source: uploadedSource(subject), lasting: true };
    if (!('remoteUrl' in subject)) return { source: renderer.artSource(subject, angle), lasting: true };
    const imported = await remote.source(subject.remoteUrl, subject.hosts);
    if (imported) return { source: imported, lasting: true };
    return { source: renderer.artSource(subject.fallback, angle), lasting: false };
  }

  const routes = new Hono();
  routes.get('/:pictureKey/:angle/:width', async (c) => {
    const { pictureKey, angle, width: widthText } = c.req.param();
    const width = Number(widthText);
    if (!/^\d+$/.test(widthText) || !isPictureWidth(width)) {
      return c.json(refusal('WMK400P', `The width must be one of ${pictureWidths.join(', ')}.`), 400, plain);
    }
    const subject = isPictureAngle(angle) ? await lookup(pictureKey) : undefined;
    if (!subject || !isPictureAngle(angle) || !hasAngle(subject, angle)) {
      return c.json(refusal('WMK404P', 'There is no such picture.'), 404, plain);
    }
    const { source, lasting } = await sourceOf(subject, angle);
    const picture = await renderer.picture(source, angle, width, acceptedFormats(c.req.header('accept'))).catch((error: unknown) => {
      if (error instanceof PictureGone) return undefined;
      throw error;
    });
    if (!picture) return c.json(refusal('WMK404P', 'There is no such picture.'), 404, plain);
    const headers = {
      'cache-control': isUploaded(subject)
        ? keepingOf(subject)
        : lasting
          ? `public, max-age=${7 * day}, stale-while-revalidate=${30 * day}`
          : 'public, max-age=300',
      etag: picture.etag,
      vary: 'Accept',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    if (matches(c.req.header('if-none-match'), picture.etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(picture.body), 200, {
      ...headers,
      'content-type': contentTypes[picture.format],
      'content-length': String(picture.body.length),
    });
  });

  return {
    routes,
    warm(list) {
      for (const { pictureKey, angle, width } of list) {
        renderer.warm(`${pictureKey}/${angle ?? 'main'}`, width, async () => {
          const subject = await lookup(pictureKey);
          if (!subject) return undefined;
          const shown = angle ?? (isUploaded(subject) ? 'wide' : anglesByKind[kindOf(subject)][0]!);
          return { source: (await sourceOf(subject, shown)).source, angle: shown };
        });
      }
    },
    heed: renderer.heed,
    settled: renderer.settled,
    close: renderer.close,
  };
}

function isUploaded(subject: PictureSubject): subject is UploadedPicture {
  return 'readFile' in subject;
}

const plain = { 'cache-control': 'no-store' };

function keepingOf({ maxAge }: UploadedPicture): string {
  if (maxAge === undefined) return `public, max-age=${365 * day}, immutable`;
  return maxAge === 0 ? 'private, no-store' : `public, max-age=${maxAge}`;
}

function refusal(errorId: ErrorCode, message: string) {
  return { errorDetails: [{ errorId, message }] };
}

function kindOf(subject: Exclude<PictureSubject, UploadedPicture>) {
  return 'remoteUrl' in subject ? subject.fallback.kind : subject.kind;
}

function hasAngle(subject: PictureSubject, angle: PictureAngle): boolean {
  // Uploaded images are cropped to any shape.
  return isUploaded(subject) || anglesByKind[kindOf(subject)].includes(angle);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
