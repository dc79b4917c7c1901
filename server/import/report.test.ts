import { describe, expect, it } from 'vitest';
import { createReporter } from './report.ts';

const listen = (json: boolean, isTerminal = false) => {
  const said = { out: '', err: '' };
  const reporter = createReporter({ json, isTerminal, out: (text) => void (said.out += text), err: (text) => void (said.err += text) });
  return { said, reporter };
};

const RESULT = { products: 2, variants: 3, created: 1, updated: 0, unchanged: 1, rejected: [{ line: 7, reason: 'price is missing' }] };

describe('what an import says', () => {
  it('is exactly one JSON object on standard output when asked for, all else on standard error', () => {
    const { said, reporter } = listen(true);
    reporter.progress({ phase: 'writing', done: 2, total: 2 });
    reporter.note('hello');
    reporter.result(RESULT, 'feed.tsv');
    expect(JSON.parse(said.out)).toEqual(RESULT);
    expect(said.out.trim().split('\n')).toHaveLength(1);
    expect(said.err).toContain('feed.tsv:7: price is missing');
  });

  it('is one JSON object, too, when the file could not be read', () => {
    const { said, reporter } = listen(true);
    reporter.failure('the file is empty');
    expect(JSON.parse(said.out)).toEqual({
      products: 0,
      variants: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      rejected: [{ line: 0, reason: 'the file is empty' }],
    });
  });

  it('is a sentence for people, with progress on one line of a terminal', () => {
    const { said, reporter } = listen(false, true);
    reporter.progress({ phase: 'reading', done: 1000 });
    reporter.progress({ phase: 'reading', done: 2000 });
    reporter.result(RESULT, 'feed.tsv');
    expect(said.out).toBe('2 products with 3 variants: 1 created, 0 updated, 1 unchanged; 1 rows rejected.\n');
    expect(said.err.split('\n')).toHaveLength(3);
  });

  it('does not fill a log', () => {
    const { said, reporter } = listen(false);
    for (let done = 1000; done <= 100_000; done += 1000) reporter.progress({ phase: 'reading', done });
    expect(said.err.trim().split('\n')).toHaveLength(10);
  });

  it('shows the first rejected rows and counts the rest', () => {
    const { said, reporter } = listen(false);
    reporter.result({ ...RESULT, rejected: Array.from({ length: 50 }, (_, index) => ({ line: index, reason: 'x' })) }, 'f');
    expect(said.err.trim().split('\n')).toHaveLength(21);
    expect(said.err).toContain('and 30 more');
  });
});
