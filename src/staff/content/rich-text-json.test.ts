import { expect, test } from 'vitest';
import { inlineMarkupFromJson, jsonFromMarkup, markupFromJson } from './rich-text-json.ts';

const round = (markup: string): string => markupFromJson(jsonFromMarkup(markup));

test('the markup of a block goes into the editor and comes out as it was', () => {
  for (const markup of [
    '<p>Boots that <strong>grip</strong>.</p>',
    '<p>One<br>two</p><p><em>three</em></p>',
    '<ul><li>Wool</li><li><a href="/en-us/c/boots-1110">Boots</a></li></ul>',
    '<ol><li>First</li></ol>',
    '<p><a href="category:1110">Boots</a>, <a href="page:help/returns">returns</a><sup>1</sup></p>',
    '<h3>Care</h3><p>5 &lt; 6 &amp; 7</p>',
  ])
    expect(round(markup)).toBe(markup);
});

test('words without a paragraph get one, and bold and italic are written one way', () => {
  expect(round('Dry and <b>warm</b>, <i>always</i>')).toBe('<p>Dry and <strong>warm</strong>, <em>always</em></p>');
});

test('scripts and links to unsafe places do not get in', () => {
  expect(round('<p>a<script>alert(1)</script><a href="javascript:x">b</a></p>')).toBe('<p>ab</p>');
});

test('nothing stays nothing', () => {
  expect(round('')).toBe('');
  expect(round('<p></p>')).toBe('');
});

test('a field of one line has no paragraph', () => {
  expect(inlineMarkupFromJson(jsonFromMarkup('Weather is a <em>place</em>'))).toBe('Weather is a <em>place</em>');
});
