import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { insertKeptMarkup, keepMarkup } from './keep-markup.tsx';

interface LinksProps {
  readonly links: readonly string[];
}

const setUp = () => {
  let locale = 'en-us';
  const drawn = vi.fn<(props: LinksProps) => void>();
  const Links = (props: LinksProps) => {
    drawn(props);
    return createElement(
      'nav',
      { lang: locale },
      props.links.map((link) => createElement('a', { key: link, href: '/' }, link)),
    );
  };
  const Kept = keepMarkup(`links ${Math.random()}`, Links, () => locale);
  const documentOf = (...links: string[]): string =>
    insertKeptMarkup(
      renderToString(createElement('main', null, createElement(Suspense, null, createElement(Kept, { links })), createElement('p', null, 'End'))),
    );
  return { drawn, documentOf, speak: (next: string) => void (locale = next) };
};

it('writes the part into each document as it would be drawn, and draws it once', () => {
  const { drawn, documentOf } = setUp();
  const expected = '<main><!--$--><nav lang="en-us"><a href="/">Men &amp; $&amp;</a><a href="/">Kids</a></nav><!--/$--><p>End</p></main>';
  for (let time = 0; time < 3; time += 1) expect(documentOf('Men & $&', 'Kids')).toBe(expected);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('draws the part again for other props and another locale', () => {
  const { drawn, documentOf, speak } = setUp();
  expect(documentOf('Men')).toContain('<nav lang="en-us"><a href="/">Men</a></nav>');
  expect(documentOf('Kids')).toContain('<nav lang="en-us"><a href="/">Kids</a></nav>');
  speak('de-de');
  expect(documentOf('Kids')).toContain('<nav lang="de-de"><a href="/">Kids</a></nav>');
  expect(drawn).toHaveBeenCalledTimes(3);
});

it('keeps a limited number of them, and those that were used last', () => {
  const { drawn, documentOf } = setUp();
  for (let number = 0; number < 30; number += 1) {
    documentOf('Home');
    documentOf(`Sale ${number}`);
  }
  expect(drawn).toHaveBeenCalledTimes(31);
  expect(documentOf('Sale 0')).toContain('Sale 0');
  expect(drawn).toHaveBeenCalledTimes(32);
});
