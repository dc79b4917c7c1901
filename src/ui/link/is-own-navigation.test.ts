import { describe, expect, it } from 'vitest';
import { isOwnNavigation } from './is-own-navigation.ts';

const press = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const anchor = (attributes: Record<string, string> = {}) => ({ target: attributes.target ?? '', hasAttribute: (name: string) => name in attributes });

describe('a press on a link', () => {
  it('is ours on our own pages', () => {
    expect(isOwnNavigation(press, anchor(), '/en-us/c/shoes-1234')).toBe(true);
    expect(isOwnNavigation(press, anchor({ target: '_self' }), '/cart')).toBe(true);
  });

  it('is the browser’s when it asks for a new tab or window', () => {
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) expect(isOwnNavigation({ ...press, [key]: true }, anchor(), '/cart')).toBe(false);
    expect(isOwnNavigation({ ...press, button: 1 }, anchor(), '/cart')).toBe(false);
    expect(isOwnNavigation(press, anchor({ target: '_blank' }), '/cart')).toBe(false);
  });

  it('is the browser’s for downloads, other sites, mail and places on the page', () => {
    expect(isOwnNavigation(press, anchor({ download: '' }), '/export.json')).toBe(false);
    for (const href of ['https://example.com/', '//example.com/', 'mailto:help@example.com', '#reviews']) {
      expect(isOwnNavigation(press, anchor(), href)).toBe(false);
    }
  });
});
