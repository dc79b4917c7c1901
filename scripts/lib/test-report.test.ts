import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPlaywright, readReport, readVitest, summary, type Part } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'waymark-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vitestReport = (failed: number, passed = 1) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [{ name: '/shop/server/cart.test.ts', assertionResults: [{ fullName: 'the cart keeps', duration: 12 }, { fullName: 'skipped' }] }],
});

describe('test reports', () => {
  it("reads Vitest's counts and times", () => {
    expect(readVitest(vitestReport(0), '/shop')).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      tests: [
        { title: 'the cart keeps', file: 'server/cart.test.ts', ms: 12 },
        { title: 'skipped', file: 'server/cart.test.ts', ms: 0 },
      ],
    });
  });

  it("counts a journey that passed at a second try as failed, and adds the tries' times", () => {
    const spec = { title: 'a tap', file: 'a.spec.ts', tests: [{ results: [{ duration: 10 }, { duration: 20 }] }] };
    const report = readPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1 }, suites: [{ suites: [{ specs: [spec] }] }] });
    expect(report).toEqual({ passed: 3, failed: 1, failures: [], tests: [{ title: 'a tap', file: 'a.spec.ts', ms: 30 }] });
  });

  it('name what failed with the first lines of its message, and a file that could not be loaded', () => {
    const vitest = {
      ...vitestReport(1),
      testResults: [
        {
          name: '/shop/a.test.ts',
          assertionResults: [{ fullName: 'adds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n    at node_modules/x'] }],
        },
        { name: '/shop/b.test.ts', assertionResults: [], message: 'Cannot find c' },
      ],
    };
    expect(readVitest(vitest, '/shop').failures).toEqual([
      { title: 'adds', file: 'a.test.ts', message: 'expected 1' },
      { title: 'the file itself', file: 'b.test.ts', message: 'Cannot find c' },
    ]);
    const attachments = [
      { name: 'network', body: Buffer.from('3 exchanges').toString('base64') },
      { name: 'page', body: Buffer.from('at /en-us\npressed Close').toString('base64') },
    ];
    const spec = {
      title: 'a tap',
      file: 'a.spec.ts',
      tests: [{ status: 'unexpected', results: [{ duration: 1, error: { message: 'not seen' }, attachments }] }],
    };
    const journeys = readPlaywright({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs: [spec] }] });
    expect(journeys.failures).toEqual([{ title: 'a tap', file: 'a.spec.ts', message: 'not seen\nat /en-us\npressed Close' }]);
  });

  it('counts a failed runner, an empty run and a missing report as one failure', () => {
    const write = (name: string, report: unknown): string => {
      writeFileSync(join(folder, name), JSON.stringify(report));
      return join(folder, name);
    };
    expect(readReport(write('crashed.json', vitestReport(0)), readVitest, false).failed).toBe(1);
    expect(readReport(write('empty.json', vitestReport(0, 0)), readVitest, true).failed).toBe(1);
    expect(readReport(write('failed.json', vitestReport(3)), readVitest, false).failed).toBe(3);
    expect(readReport(join(folder, 'absent.json'), readVitest, true).failed).toBe(1);
    expect(readReport(write('passed.json', vitestReport(0)), readVitest, true).failed).toBe(0);
  });
});

describe('the closing lines of a run', () => {
  const part = (name: string, ms: number, failed = 0): Part => ({
    name,
    ms,
    passed: 2,
    failed,
    tests: [
      { title: `${name} quick`, file: 'a', ms: 1 },
      { title: `${name} slow`, file: 'a', ms },
    ],
  });

  it('tell the time of each part, the slowest tests, and the counts last', () => {
    const lines = summary(
      [part('pure', 4000), part('database', 9000, 1), { ...part('postgres', 0), passed: 0, tests: [], skipped: 'no server' }],
      2,
    ).split('\n');
    expect(lines).toContain('     4.0 s  pure: 2 passed');
    expect(lines).toContain('     9.0 s  database: 2 passed, 1 FAILED');
    expect(lines.some((line) => line.includes('postgres: skipped, no server'))).toBe(true);
    const slow = lines.slice(lines.indexOf('The 2 slowest tests') + 1, -2);
    expect(slow).toEqual(['     9.0 s  database  a: database slow', '     4.0 s  pure  a: pure slow']);
    expect(lines.at(-1)).toBe('4 passed, 1 failed');
    const withFailure = { ...part('pure', 1, 1), failures: [{ title: 'adds', file: 'a.test.ts', message: 'expected 1\nto be 2' }] };
    expect(summary([withFailure]).split('\n').slice(-6)).toEqual([
      'What failed',
      '  pure  a.test.ts: adds',
      '    expected 1',
      '    to be 2',
      '',
      '2 passed, 1 failed',
    ]);
  });
});
