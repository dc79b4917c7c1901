import { expect, it } from 'vitest';
import { citationsIn, missingCitations } from './check-citations.mjs';

it.each([
  ['a single section', '/** A guest token (spec 1 §4). */', ['spec 1 §4']],
  ['several sections of one document', "spec: 'spec 2 §7, §8'", ['spec 2 §7', 'spec 2 §8']],
  ['sections of several documents', '(spec 1 §5, 3 §5, §8)', ['spec 1 §5', 'spec 3 §5', 'spec 3 §8']],
  ['documents joined by a semicolon', "'spec 2 §7; spec 3 §4'", ['spec 2 §7', 'spec 3 §4']],
  ['sections joined by "and"', 'spec 2 §7 and 3 §7: where', ['spec 2 §7', 'spec 3 §7']],
  ['a subsection', '(spec 1 §8.2)', ['spec 1 §8.2']],
  ['a citation over two lines of a comment', ' * the order (spec 1 §4,\n * §8) fails', ['spec 1 §4', 'spec 1 §8']],
])('reads %s', (_, text, expected) => {
  expect(citationsIn(text)).toEqual(expected);
});

it('does not take sections of other documents for citations', () => {
  expect(citationsIn('WebAuthn 3, §6 and §5.8.1')).toEqual([]);
});

it('names each file that cites a section without a heading, once', () => {
  const files = [
    { file: 'a.ts', text: '(spec 1 §8) (spec 1 §9) (spec 1 §9)' },
    { file: 'b.ts', text: '(spec 1 §8)' },
  ];
  expect(missingCitations(files, '# Requirements\n\n## spec 1 §8\n')).toEqual(['a.ts: spec 1 §9']);
});
