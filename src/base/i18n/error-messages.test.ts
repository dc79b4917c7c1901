import { describe, expect, it } from 'vitest';
import { applePayMessages, formMessages, loggedMessages, pageMessages } from '#contract/errors/client-messages.ts';
import { flashes } from '#contract/errors/flash.ts';
import { errors } from '#contract/errors/errors.ts';
import de from './messages/de-de/errors.json';
import en from './messages/en-us/errors.json';
import fr from './messages/fr-fr/errors.json';

const keys = new Set(
  [errors, flashes, applePayMessages, formMessages, pageMessages, loggedMessages].flatMap((table) =>
    Object.values(table).map((row: { messageKey: string }) => row.messageKey),
  ),
);
const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].toSorted();

describe.each([
  ['en-us', en],
  ['fr-fr', fr],
  ['de-de', de],
] as const)('the words of %s', (_, messages: Record<string, string>) => {
  it('say something about every code, remark and message of the catalogue', () => {
    expect([...keys].filter((key) => !messages[key]?.trim())).toEqual([]);
  });

  it('say nothing that the catalogue does not know', () => {
    expect(Object.keys(messages).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('name the same values as the base', () => {
    const differing = Object.keys(messages).filter(
      (key) => placeholders(messages[key] ?? '').join() !== placeholders((en as Record<string, string>)[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});

it('gives the texts that the specification fixes', () => {
  expect(en['error.form.password']).toBe('Password does not meet requirements.');
  expect(en['error.form.email']).toBe('Email is not valid');
  expect(en['error.form.name']).toBe('Name is not valid.');
  expect(en['error.form.phone']).toBe('A valid phone number is required');
  expect(en['error.form.required']).toBe('This field is required');
});
