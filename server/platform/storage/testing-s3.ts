import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys of a page of a list: few, so that tests meet a second one. */
const PAGE = 3;
const SIGNED = /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=[0-9a-f]{64}$/;

export interface TestS3 {
  readonly endpoint: string;
  /** Objects by `bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** What requests got wrong: a missing signature, a body that is not what its hash says. */
  readonly violations: string[];
  /** Fails the next requests with 500, cuts their answers half-way, or leaves them without an answer; `undefined`: works again. */
  readonly fail: (how: 'refuse' | 'truncate' | 'silence' | undefined) => void;
  readonly close: () => Promise<void>;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const xml = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The part of the S3 protocol that the shop uses, with objects in memory, buckets as the first part of the path, and a check of every request's signature header. */
export const openTestS3 = async (port = 0): Promise<TestS3> => {
  const objects = new Map<string, Buffer>();
  const violations: string[] = [];
  let failure: Parameters<TestS3['fail']>[0];
  const list = (response: ServerResponse, bucket: string, query: URLSearchParams): void => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].flatMap((name) => (name.startsWith(`${bucket}/`) ? [name.slice(bucket.length + 1)] : [])).toSorted();
    const left = keys.filter((key) => key.startsWith(prefix) && key > after);
    const shown = left.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
    const isCut = shown.length < left.length;
    const entries = shown.map((key) => `<Contents><Key>${escape(key)}</Key><Size>${objects.get(`${bucket}/${key}`)?.length}</Size></Contents>`);
    const next = isCut ? `<NextContinuationToken>${escape(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
    xml(response, 200, `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
    const name = decodeURIComponent(pathname.slice(1));
    const body = await bodyOf(request);
    const key = SIGNED.exec(request.headers.authorization ?? '')?.[1];
    if (key === undefined || !/^\d{8}T\d{6}Z$/.test(String(request.headers['x-amz-date']))) violations.push(`${request.method}: no signature`);
    const hash = request.headers['x-amz-content-sha256'];
    if (hash !== createHash('sha256').update(body).digest('hex')) violations.push(`${request.method}: a body that is not what its hash says`);
    if (failure === 'silence') return;
    if (failure === 'refuse') return xml(response, 500, '<Error><Code>InternalError</Code></Error>');
    const bytes = objects.get(name);
    if (request.method === 'PUT') {
      objects.set(name, body);
      response.writeHead(200, { ETag: '"test"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      list(response, name.replace(/\/$/, ''), searchParams);
    } else if (!bytes) {
      if (request.method === 'HEAD') response.writeHead(404).end();
      else xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    } else if (failure === 'truncate') {
      response.writeHead(200, { 'Content-Length': bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    } else {
      response.writeHead(200, { 'Content-Length': bytes.length, ETag: '"test"' }).end(request.method === 'HEAD' ? undefined : bytes);
    }
  };
  const server: Server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    violations,
    fail: (how) => (failure = how),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
};

/** What the client of the test double is given in the place of credentials. */
export const TEST_S3_ENV = { AWS_ACCESS_KEY_ID: 'TESTKEY', AWS_SECRET_ACCESS_KEY: 'secret-of-the-tests', AWS_REGION: 'us-east-1' } as const;
