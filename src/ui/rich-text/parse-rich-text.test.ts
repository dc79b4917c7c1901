import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

const textOf = (nodes: readonly RichNode[]): string => nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
const elementsOf = (nodes: readonly RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

describe('rich text of a block', () => {
  it('keeps the few elements that content may hold', () => {
    expect(parseRichText('Light, <strong>sure</strong><br/>and dry')).toEqual([
      'Light, ',
      { tag: 'strong', children: ['sure'] },
      { tag: 'br', children: [] },
      'and dry',
    ]);
  });

  it('drops what it does not know and keeps its words', () => {
    expect(parseRichText('<div class="x">Hello <blink>there</blink></div>')).toEqual(['Hello ', 'there']);
  });

  it('drops scripts and styles with their content', () => {
    expect(parseRichText('a<script>alert(1)</script>b<STYLE>p{}</STYLE>c')).toEqual(['abc']);
  });

  it('links to safe places alone', () => {
    const links = elementsOf(
      parseRichText(
        '<a href="/en-us/c/x-1000">1</a><a href="javascript:alert(1)">2</a><a href="//evil.example">3</a><a href=" https://a.example ">4</a><a href="&#106;avascript:x">5</a>',
      ),
    );
    expect(links.map((link) => link.href)).toEqual(['/en-us/c/x-1000', undefined, undefined, 'https://a.example', undefined]);
  });

  it('reads entities', () => {
    expect(textOf(parseRichText('R&amp;D &#233;&#xe9; &unknown; 5 &lt; 6'))).toBe('R&D éé &unknown; 5 < 6');
  });

  it('closes what was left open and ignores what never was', () => {
    expect(parseRichText('<p><b>one</p>two</i>')).toEqual([{ tag: 'p', children: [{ tag: 'b', children: ['one'] }] }, 'two']);
  });

  it('takes anything, and never makes an element that it does not know', () => {
    const soup = fc
      .array(fc.constantFrom('<', '>', '/', 'a', 'script', ' href="', '"', "'", 'javascript:', '<p', '</p>', '<!--', '-->', '&#', ';', '&lt;', 'x'), {
        maxLength: 40,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (html) => {
        for (const element of elementsOf(parseRichText(html))) {
          expect(['p', 'b', 'strong', 'i', 'em', 'br', 'a', 'ul', 'ol', 'li', 'h3', 'sup']).toContain(element.tag);
          expect(element.href ?? '/').toMatch(/^(?:\/(?!\/)|https:|mailto:|tel:|#)/);
        }
      }),
    );
  });
});
