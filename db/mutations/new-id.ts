let last = 0;
let counter = 0;

/**
 * A UUIDv7 that always rises within one page: two ids of the same millisecond, or after the clock was set back, still sort in the order in which they
 * were made. The journal relies on that.
 */
export function newId(now: number = Date.now()): string {
  if (now > last) {
    last = now;
    counter = 0;
  } else if (++counter > 0xfff) {
    last += 1;
    counter = 0;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');
  const random = Array.from(bytes, (byte) => hex(byte, 2)).join('');
  const variant = ((bytes[0] ?? 0) & 0x3) | 0x8;
  const time = hex(last, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${hex(variant, 1)}${random.slice(1, 4)}-${random.slice(4)}`;
}
