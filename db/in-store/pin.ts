import type { KeptPin } from '#db/storage/in-store-rows.ts';

export const PIN_PATTERN = /^\d{4,6}$/;
/** About 250 ms on a slow phone. */
const ROUNDS = 250_000;

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const derive = async (pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  return toText(new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)));
};

export const keepPin = async (pin: string, rounds = ROUNDS): Promise<KeptPin> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toText(salt), hash: await derive(pin, salt, rounds), rounds };
};

export const isPin = async (pin: string, { salt, hash, rounds }: KeptPin): Promise<boolean> => (await derive(pin, toBytes(salt), rounds)) === hash;
