/** A cart of 200 items, the largest body that a page sends, has about 3,000 values. */
const VALUES_LIMIT = 10_000;
const DEPTH_LIMIT = 24;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The end of the string that began before `from`: its closing quote, or the end of the text. */
const endOfString = (bytes: Buffer, from: number): number => {
  for (let quote = bytes.indexOf(QUOTE, from); quote !== -1; quote = bytes.indexOf(QUOTE, quote + 1)) {
    let slashes = 0;
    while (bytes[quote - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return quote;
  }
  return bytes.length;
};

/**
 * Whether JSON text has more values, or deeper nesting, than any call needs. It scans the bytes, because parsing hundreds of thousands of values
 * would block the process for longer than a response may take.
 */
export const isOutsized = (text: Uint8Array): boolean => {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at + 1);
    else if (byte === 0x2c || byte === 0x5b || byte === 0x7b) {
      values += 1;
      if (byte !== 0x2c) depth += 1;
      if (values > VALUES_LIMIT || depth > DEPTH_LIMIT) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
};
