import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { toDocument } from './document.ts';

const unpack = promisify(brotliDecompress);
const NONCE = 'abc_DEF-123';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('names the scripts and styles of the renderer in its policy, and none that came with the content', async () => {
  const html = [
    `<head><meta property="csp-nonce" content="${NONCE}"/><style nonce="${NONCE}">a{}</style><script nonce="${NONCE}" type="module">boot()</script><script nonce="${NONCE}" src="/x.js"></script>`,
    `<script type="application/ld+json" nonce="${NONCE}">{"a":1}</script></head>`,
    `<p><script>steal()</script><script nonce="guess">steal()</script><style>b{}</style></p>`,
    `<script class="$tsr" nonce="${NONCE}">state()</script>`,
    `<link rel="preload" href="/x.css" nonce="${NONCE}"/>`,
  ].join('');
  const { hashes, packed } = await toDocument({ status: 200, headers: new Headers(), html }, NONCE);
  expect(hashes).toEqual({ scripts: [hashOf('boot()'), hashOf('state()')], styles: [hashOf('a{}')] });
  const sent = (await unpack(packed)).toString();
  expect(sent).toBe(html.replaceAll(` nonce="${NONCE}"`, '').replace(/<meta[^>]*>/, ''));
});

it('takes the nonce out of the text of a script, too, and names what is sent', async () => {
  const html = `<script nonce="${NONCE}">use("${NONCE}")</script><p>after</p>`;
  const { hashes, packed } = await toDocument({ status: 200, headers: new Headers(), html }, NONCE);
  expect(hashes).toEqual({ scripts: [hashOf('use("")')], styles: [] });
  expect((await unpack(packed)).toString()).toBe('<script>use("")</script><p>after</p>');
});
