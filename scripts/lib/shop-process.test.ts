import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './shop-process.mjs';

it('picks ports that no outgoing connection is given, each free to listen on', async () => {
  for (let round = 0; round < 50; round += 1) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(10_240);
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});
