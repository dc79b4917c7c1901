import { describe, expect, it } from 'vitest';
import { cleanHtml, plainText } from './clean-html.ts';

describe('markup of a description', () => {
  it.each([
    ['<p>Soft <b>wool</b></p>', '<p>Soft <b>wool</b></p>'],
    ['<h1>Big</h1><div>text</div>', '<h3>Big</h3><p>text</p>'],
    ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="https://a.example/?a=1&b=2" target=_blank>x</a>', '<a href="https://a.example/?a=1&amp;b=2">x</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>ok', 'ok'],
    ['<style>p{}</style><p></p><p>a</p>', '<p>a</p>'],
    ['<iframe src="//evil"></iframe>', ''],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<p>unclosed <b>bold', '<p>unclosed <b>bold</b></p>'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('has words of its own for those who show no markup', () => {
    expect(plainText('<p>One</p><p>two &amp; three&nbsp;</p><ul><li>four</li><li>five</li></ul>')).toBe('One two & three four five');
    expect(plainText('5 &lt; 6<script>x</script>')).toBe('5 < 6');
    expect(plainText('plain\n text')).toBe('plain text');
  });
});
