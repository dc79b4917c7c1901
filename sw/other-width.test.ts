import { describe, expect, it } from 'vitest';
import { nearestWidth } from './other-width.ts';

const kept = [
  '/images/TRAIL001K1B/side/96',
  '/images/TRAIL001K1B/side/480',
  '/images/TRAIL001K1B/side/320',
  '/images/TRAIL001K1B/top/160',
  '/images/TRAIL001R2D/side/160',
];

describe('a picture without the network', () => {
  it('is shown from the next wider one', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B/side/160')).toBe('/images/TRAIL001K1B/side/320');
  });

  it('is shown from the widest where none is wide enough', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B/side/1200')).toBe('/images/TRAIL001K1B/side/480');
  });

  it('is never shown from another colour or another side', () => {
    expect(nearestWidth(kept, '/images/TRAIL001R2D/top/160')).toBeUndefined();
    expect(nearestWidth(kept, '/images/TRAIL001K1B/sole/160')).toBeUndefined();
  });

  it('is not looked for where the address is none of a picture', () => {
    expect(nearestWidth(kept, '/images/TRAIL001K1B')).toBeUndefined();
  });
});
