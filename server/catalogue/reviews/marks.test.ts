import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { marksOf } from './marks.ts';
import { asLine, asParagraphs } from './plain-text.ts';

describe('the rules of moderation', () => {
  it.each([
    ['Good shoes. No blister on 20 km, size 10.5 fits.', []],
    ['I paid 129.99 and it was worth it... 2025 and 2026!', []],
    ['See https://cheap-boots.example/offer', ['link']],
    ['Cheaper at boots-outlet.shop today', ['link']],
    ['Write to ada.marsh@trail.example please', ['email']],
    ['Call me at (503) 555-0142 after six', ['phone']],
    ['My card 4242 4242 4242 4242 was charged twice', ['card']],
    ['Order number 4242 4242 4242 4241 never came', []],
    ['So good!!!!!!!!!!!!', ['repeated']],
    ['buy now buy now buy now buy now buy now buy now', ['repeated']],
  ])('finds in "%s" %j', (text, marks) => expect(marksOf(text, LOCALES['en-us'])).toEqual(marks));

  it('reads phone numbers as the country of the page writes them', () => {
    expect(marksOf('Rufen Sie mich an: 030 901820', LOCALES['de-de'])).toEqual(['phone']);
    expect(marksOf('Appelez le 01 42 68 53 00', LOCALES['fr-fr'])).toEqual(['phone']);
  });

  it('marks a text that was sent before', () => expect(marksOf('Good shoes', LOCALES['en-us'], true)).toEqual(['repeated']));
});

describe('plain text', () => {
  it('keeps paragraphs and drops control characters', () => {
    expect(asParagraphs(' One\r\n\r\n\r\n\r\nTwo\u0000\u0007  three ')).toBe('One\n\nTwo three');
    expect(asLine(' One\n\tTwo\u0000 ')).toBe('One Two');
  });
});
