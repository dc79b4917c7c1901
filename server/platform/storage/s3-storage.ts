import type { S3Client } from '@aws-sdk/client-s3';
import { assertStorageKey, type Storage, StorageUnavailable } from './storage.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Begins every key; without slashes at its ends. Empty: none. */
  readonly prefix: string;
  /** A service other than Amazon's that speaks the protocol. */
  readonly endpoint?: string | undefined;
}

const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
/** A first try and one more. */
const TRIES = 2;
/** After a failure nobody waits for the storage for this long: drawings of pictures share a few places with those that wait for their file. */
const AWAY_MS = 2_000;

const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NoSuchKey' || error.name === 'NotFound') &&
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/**
 * Objects of a bucket. Credentials and region are those of the client's own environment variables. The client is loaded here, so that a shop with a folder
 * starts without it.
 */
export const openS3Storage = async ({ bucket, prefix, endpoint }: S3Settings): Promise<Storage> => {
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    ...(endpoint !== undefined && {
      endpoint,
      // Such services are mostly reached by one name for all buckets, and know fewer checksums.
      forcePathStyle: true,
      region: process.env['AWS_REGION'] ?? 'us-east-1',
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    }),
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const start = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string): { readonly Bucket: string; readonly Key: string } => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: start + key };
  };
  let awayUntil = 0;
  const unlessMissing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (performance.now() < awayUntil) throw new StorageUnavailable('it has just failed');
    try {
      return await work();
    } catch (error) {
      if (isMissing(error)) return undefined;
      awayUntil = performance.now() + AWAY_MS;
      throw error instanceof StorageUnavailable ? error : new StorageUnavailable(failureOf(error));
    }
  };
  const answered = async <T>(work: () => Promise<T>): Promise<T> => {
    const answer = await unlessMissing(work);
    if (answer === undefined) throw new StorageUnavailable('NotFound');
    return answer;
  };
  const read = async (place: ReturnType<typeof at>): Promise<Buffer> => {
    const { Body, ContentLength } = await client.send(new s3.GetObjectCommand(place));
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
    if (ContentLength !== undefined && bytes.length !== ContentLength) throw new StorageUnavailable('Truncated');
    return bytes;
  };
  const page = (below: string, ContinuationToken: string | undefined, MaxKeys?: number) =>
    answered(() => client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: below, ContinuationToken, MaxKeys })));
  return {
    kind: 's3',
    put: async (key, bytes) => {
      const place = at(key);
      await answered(() => client.send(new s3.PutObjectCommand({ ...place, Body: bytes, ContentLength: bytes.length })));
    },
    get: async (key) => {
      const place = at(key);
      return unlessMissing(() => read(place));
    },
    has: async (key) => {
      const place = at(key);
      return (await unlessMissing(() => client.send(new s3.HeadObjectCommand(place)))) !== undefined;
    },
    list: async (below) => {
      if (below !== undefined) assertStorageKey(below);
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const found = await page(below === undefined ? start : `${start}${below}/`, next);
        keys.push(...(found.Contents ?? []).flatMap(({ Key = '' }) => (Key === start ? [] : [Key.slice(start.length)])));
        next = found.NextContinuationToken;
      } while (next !== undefined);
      return keys.toSorted();
    },
    drop: async (key) => {
      const place = at(key);
      await unlessMissing(() => client.send(new s3.DeleteObjectCommand(place)));
    },
    check: async () => {
      await page(start, undefined, 1);
    },
  };
};
