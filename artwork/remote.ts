import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import ipaddr from 'ipaddr.js';

/**
 * Pictures of an imported catalogue. The address comes from outside, so the fetch trusts nothing: only hosts that the
 * import named, only public addresses (each resolved address is checked and the checked one is connected to, so that a
 * second DNS answer changes nothing), few redirects and each checked again, a bound on bytes, time and type.
 */
export interface RemoteLimits {
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
}

export interface RemotePorts {
  resolve(host: string): Promise<readonly string[]>;
  isPublic(address: string): boolean;
}

export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
}

export const remoteLimits: RemoteLimits = { maxBytes: 8 * 2 ** 20, timeoutMs: 5000, maxRedirects: 3 };

const networkPorts: RemotePorts = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

// SVG is left out on purpose: it is a document, not a picture.
const imageTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** Fetches one picture as bytes; throws `RemoteRefusal` for anything outside the rules. */
export async function fetchRemotePicture(
  url: string,
  hosts: readonly string[],
  limits: RemoteLimits = remoteLimits,
  ports: RemotePorts = networkPorts,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let next = url;
  for (let hops = 0; hops <= limits.maxRedirects; hops++) {
    const target = checkedUrl(next, hosts);
    const address = await withSignal(checkedAddress(target.hostname, ports), signal);
    const answer = await request(target, address, limits, signal);
    if ('body' in answer) return answer.body;
    next = new URL(answer.redirect, target).href;
  }
  throw new RemoteRefusal('too many redirects');
}

/** False for loopback, private, link-local, carrier, multicast and every other special range, in IPv4, IPv6 and mapped forms. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns ::ffff:10.0.0.1 into 10.0.0.1, whose range is what counts.
  const parsed = ipaddr.process(address);
  // ::7f00:1 is 127.0.0.1 in the form that came before the mapped one: nobody has a public address there.
  if (parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0)) return false;
  return parsed.range() === 'unicast';
}

function checkedUrl(text: string, hosts: readonly string[]): URL {
  if (!URL.canParse(text)) throw new RemoteRefusal('not an address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RemoteRefusal('neither http nor https');
  if (url.username || url.password) throw new RemoteRefusal('an address with credentials');
  // `host` carries a port only when it is not the usual one, so an unusual port must have been named too.
  if (!hosts.some((host) => host.toLowerCase() === url.host)) throw new RemoteRefusal('a host that the import did not name');
  return url;
}

async function checkedAddress(hostname: string, ports: RemotePorts): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(literal) ? [literal] : await ports.resolve(hostname);
  // One private address among public ones is how rebinding looks; refuse the name as a whole.
  const bad = addresses.find((address) => !ports.isPublic(address));
  if (bad !== undefined || addresses.length === 0) throw new RemoteRefusal('a host without a public address');
  return addresses[0]!;
}

type Answer = { body: Buffer } | { redirect: string };

function request(url: URL, address: string, limits: RemoteLimits, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const call = client.get(
      url,
      {
        agent: false,
        signal,
        headers: { accept: [...imageTypes].join(', '), 'user-agent': 'Waymark picture service' },
        // Connect to the address that was checked, whatever DNS says by now; TLS still verifies the name.
        lookup: (_host, options, done) => {
          const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4;
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const stop = (reason: string) => {
          response.destroy();
          reject(new RemoteRefusal(reason));
        };
        if (status >= 300 && status < 400 && response.headers.location) {
          response.destroy();
          resolve({ redirect: response.headers.location });
          return;
        }
        if (status !== 200) return stop(`answered ${status}`);
        const type = (response.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
        if (!imageTypes.has(type)) return stop('not a picture');
        if (Number(response.headers['content-length'] ?? 0) > limits.maxBytes) return stop('too large');
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > limits.maxBytes) stop('too large');
          else chunks.push(chunk);
        });
        response.on('end', () => resolve({ body: Buffer.concat(chunks) }));
        response.on('error', reject);
      },
    );
    call.on('error', reject);
  });
}

function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new RemoteRefusal('took too long')), { once: true });
    work.then(resolve, reject);
  });
}
