import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { health } from '#server/platform/http/health.ts';
import { assertRoom, LEAST_BYTES, roomAt } from './disk-room.ts';

it('tells how much may be written, also of a folder that is to be made', async () => {
  expect(await roomAt(join(tmpdir(), 'not', 'there', 'yet'))).toBeGreaterThan(0);
});

it('/readyz says no while the disk is full, and yes again afterwards', async () => {
  let room = LEAST_BYTES - 1;
  const app = health({ checks: { disk: () => assertRoom('/srv', async () => room) }, isOpen: () => true, isStopping: () => false, version: '1' });
  const full = await app.request('/readyz');
  expect([full.status, await full.json()]).toEqual([503, { status: 'not ready', checks: { disk: false } }]);
  room = LEAST_BYTES;
  expect((await app.request('/readyz')).status).toBe(200);
});
