import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillMessage, type Message, type Values } from './fill-message.ts';

const say = (icu: string, values: Values = {}, tag = 'en-US'): string => fillMessage(compileMessage(icu) as Message, values, tag);

describe('a message', () => {
  it('is its words where it has no places', () => {
    expect(say("It's ready")).toBe("It's ready");
    expect(fillMessage('ready', {}, 'en-US')).toBe('ready');
  });

  it('has its values in their places, and nothing where one is missing', () => {
    expect(say('{name}, {size} {size}', { name: 'Tarn', size: 9.5 })).toBe('Tarn, 9.5 9.5');
    expect(say('Hello {name}!')).toBe('Hello !');
  });

  it('counts in the language of the shopper', () => {
    const icu = '{count, plural, =0 {none} one {# item} other {# items}}';
    expect([0, 1, 2, 1234].map((count) => say(icu, { count }))).toEqual(['none', '1 item', '2 items', '1,234 items']);
    expect([0, 1, 2].map((count) => say('{count, plural, one {# article} other {# articles}}', { count }, 'fr-FR'))).toEqual([
      '0 article',
      '1 article',
      '2 articles',
    ]);
    expect(say(icu, { count: 1234 }, 'de-DE')).toBe('1.234 items');
  });

  it('counts what is left after an offset', () => {
    const icu = '{count, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}';
    expect([1, 2, 3].map((count) => say(icu, { count }))).toEqual(['you', 'you and 1 more', 'you and 2 more']);
  });

  it('knows ordinals', () => {
    const icu = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 21].map((n) => say(icu, { n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
  });

  it('chooses by a word, with places and numbers inside', () => {
    const icu = '{who, select, undefined {You wait} other {{who} waits}} for {count, plural, one {# pair{who, select, other {}}} other {# pairs}}';
    expect(say(icu, { count: 2 })).toBe('You wait for 2 pairs');
    expect(say(icu, { who: 'Ada', count: 1 })).toBe('Ada waits for 1 pair');
  });

  it('keeps a number sign that counts nothing', () => {
    expect(say('Order #{id}', { id: 'A1' })).toBe('Order #A1');
  });

  it('is never more than this knows, in any catalogue', () => {
    const folder = new URL('./messages/', import.meta.url);
    const known = new Set([undefined, 'plural', 'selectordinal', 'select']);
    const types = (tokens: unknown): unknown[] =>
      Array.isArray(tokens)
        ? tokens.flatMap((token) => (Array.isArray(token) ? [token[1], ...Object.values((token[2] ?? {}) as object).flatMap(types)] : []))
        : [];
    for (const locale of readdirSync(folder)) {
      for (const file of readdirSync(new URL(`${locale}/`, folder))) {
        const messages = JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Record<string, string>;
        for (const [key, text] of Object.entries(messages))
          for (const type of types(compileMessage(text))) expect(known, `${locale} ${key}`).toContain(type);
      }
    }
  });
});
