import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchRemotePicture, isPublicAddress, remoteLimits, type RemoteLimits, type RemotePorts } from './remote.ts';

describe('which addresses are public', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::7f00:1',
    '::a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const resolvesTo = (...addresses: string[]): RemotePorts => ({ resolve: async () => addresses, isPublic: isPublicAddress });

describe('what is refused before anything is fetched', () => {
  test('a host that the import did not name', async () => {
    await expect(fetchRemotePicture('https://evil.example/x.jpg', ['cdn.example'], remoteLimits, resolvesTo('93.184.216.34'))).rejects.toThrow(
      'did not name',
    );
    await expect(
      fetchRemotePicture('https://cdn.example.evil.example/x.jpg', ['cdn.example'], remoteLimits, resolvesTo('93.184.216.34')),
    ).rejects.toThrow('did not name');
    await expect(fetchRemotePicture('https://cdn.example:8443/x.jpg', ['cdn.example'], remoteLimits, resolvesTo('93.184.216.34'))).rejects.toThrow(
      'did not name',
    );
  });

  test('a scheme other than http and https, and credentials in the address', async () => {
    await expect(fetchRemotePicture('file:///etc/passwd', ['cdn.example'])).rejects.toThrow('neither http nor https');
    await expect(fetchRemotePicture('https://me:secret@cdn.example/x', ['cdn.example'])).rejects.toThrow('credentials');
    await expect(fetchRemotePicture('no address', ['cdn.example'])).rejects.toThrow('not an address');
  });

  test('a named host whose name resolves to a private address, even among public ones', async () => {
    for (const ports of [resolvesTo('10.0.0.5'), resolvesTo('93.184.216.34', '127.0.0.1'), resolvesTo('::ffff:192.168.0.1'), resolvesTo()]) {
      await expect(fetchRemotePicture('https://cdn.example/x.jpg', ['cdn.example'], remoteLimits, ports)).rejects.toThrow('without a public address');
    }
  });

  test('a private address written as the host, in any spelling', async () => {
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '2130706433', '0x7f.1']) {
      const { host: canonical } = new URL(`http://${host}/`);
      await expect(fetchRemotePicture(`http://${host}/x.png`, [canonical], remoteLimits, resolvesTo('93.184.216.34'))).rejects.toThrow(
        'without a public address',
      );
    }
  });
});

describe('fetching', () => {
  let server: Server | undefined;
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  });

  /** A picture host on loopback, which these tests alone declare public. */
  async function host(listener: RequestListener, limits: Partial<RemoteLimits> = {}) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const resolved: string[] = [];
    const ports: RemotePorts = {
      resolve: async (name) => {
        resolved.push(name);
        return name === 'inside.example' ? ['10.0.0.1'] : ['127.0.0.1'];
      },
      isPublic: (address) => address === '127.0.0.1',
    };
    const hosts = [`cdn.example:${port}`, `other.example:${port}`, `inside.example:${port}`];
    return {
      port,
      resolved,
      fetchPicture: (path: string) => fetchRemotePicture(`http://cdn.example:${port}${path}`, hosts, { ...remoteLimits, ...limits }, ports),
    };
  }

  test('connects to the address that was checked and hands back the bytes', async () => {
    const { fetchPicture, resolved } = await host((req, res) => {
      res.setHeader('content-type', 'image/png');
      res.end(`picture for ${req.headers.host!.split(':')[0]}`);
    });
    expect((await fetchPicture('/a.png')).toString()).toBe('picture for cdn.example');
    expect(resolved).toEqual(['cdn.example']);
  });

  test('follows a redirect to a named host and checks it again', async () => {
    const { fetchPicture, resolved } = await host((req, res) => {
      if (req.url === '/a') return void res.writeHead(302, { location: `http://other.example:${(server!.address() as AddressInfo).port}/b` }).end();
      res.setHeader('content-type', 'image/jpeg');
      res.end('moved');
    });
    expect((await fetchPicture('/a')).toString()).toBe('moved');
    expect(resolved).toEqual(['cdn.example', 'other.example']);
  });

  test('refuses a redirect to a host that was not named, or to a private one, or one too many', async () => {
    const { fetchPicture } = await host((req, res) => {
      const { port } = server!.address() as AddressInfo;
      const to: Record<string, string> = { '/out': 'http://evil.example/x', '/in': `http://inside.example:${port}/x`, '/loop': '/loop' };
      res.writeHead(302, { location: to[req.url!]! }).end();
    });
    await expect(fetchPicture('/out')).rejects.toThrow('did not name');
    await expect(fetchPicture('/in')).rejects.toThrow('without a public address');
    await expect(fetchPicture('/loop')).rejects.toThrow('too many redirects');
  });

  test('refuses what is not a picture, an error answer, and SVG', async () => {
    const { fetchPicture } = await host((req, res) => {
      if (req.url === '/gone') return void res.writeHead(404).end();
      res.setHeader('content-type', req.url === '/svg' ? 'image/svg+xml' : 'text/html');
      res.end('<html>');
    });
    await expect(fetchPicture('/page')).rejects.toThrow('not a picture');
    await expect(fetchPicture('/svg')).rejects.toThrow('not a picture');
    await expect(fetchPicture('/gone')).rejects.toThrow('answered 404');
  });

  test('stops at the bound on bytes, announced or not', async () => {
    const { fetchPicture } = await host(
      (req, res) => {
        res.setHeader('content-type', 'image/png');
        if (req.url === '/announced') res.setHeader('content-length', '5000');
        res.write(Buffer.alloc(3000));
        res.end(Buffer.alloc(2000));
      },
      { maxBytes: 4000 },
    );
    await expect(fetchPicture('/announced')).rejects.toThrow('too large');
    await expect(fetchPicture('/silent')).rejects.toThrow('too large');
  });

  test('stops at the bound on time, however slowly the bytes drip', async () => {
    const { fetchPicture } = await host(
      (_req, res) => {
        res.setHeader('content-type', 'image/png');
        const drip = setInterval(() => res.write('x'), 20);
        res.on('close', () => clearInterval(drip));
      },
      { timeoutMs: 150 },
    );
    const started = performance.now();
    await expect(fetchPicture('/slow')).rejects.toThrow(/abort|too long/i);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
