import type { ImportResult, Progress } from './types.ts';

export interface ReporterPorts {
  /** Exactly one JSON object on standard output, and nothing else there. */
  readonly json: boolean;
  readonly isTerminal: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export interface Reporter {
  readonly progress: (progress: Progress) => void;
  readonly note: (text: string) => void;
  readonly result: (result: ImportResult, name: string) => void;
  readonly failure: (message: string) => void;
}

const SHOWN = 20;

const figure = (value: number): string => value.toLocaleString('en-US');

const sentence = ({ phase, done, total }: Progress): string =>
  phase === 'reading' ? `Reading: ${figure(done)} rows` : `Writing: ${figure(done)} of ${figure(total ?? 0)} products`;

/** Says how far the import is (standard error) and how it ended (standard output). On a terminal progress stays on one line. */
export const createReporter = ({ json, isTerminal, out, err }: ReporterPorts): Reporter => {
  let isLineOpen = false;
  let said = '';
  const closeLine = () => {
    if (isLineOpen) err('\n');
    isLineOpen = false;
  };
  return {
    progress: (progress) => {
      if (isTerminal) {
        err(`\r\u001B[K${sentence(progress)}`);
        isLineOpen = true;
        return;
      }
      // In a log every tenth thousand, and the ends.
      const isMilestone = progress.done % 10_000 === 0 || progress.done === progress.total;
      if (isMilestone && sentence(progress) !== said) err(`${(said = sentence(progress))}\n`);
    },
    note: (text) => {
      closeLine();
      err(`${text}\n`);
    },
    result: (result, name) => {
      closeLine();
      for (const { line, reason } of result.rejected.slice(0, SHOWN)) err(`${name}:${line}: ${reason}\n`);
      if (result.rejected.length > SHOWN) err(`... and ${figure(result.rejected.length - SHOWN)} more rejected rows\n`);
      if (json) return out(`${JSON.stringify(result)}\n`);
      const { products, variants, created, updated, unchanged, rejected } = result;
      out(
        `${figure(products)} products with ${figure(variants)} variants: ${figure(created)} created, ${figure(updated)} updated, ${figure(unchanged)} unchanged; ${figure(rejected.length)} rows rejected.\n`,
      );
    },
    failure: (message) => {
      closeLine();
      err(`The catalogue was not imported: ${message}\n`);
      if (json)
        out(
          `${JSON.stringify({ products: 0, variants: 0, created: 0, updated: 0, unchanged: 0, rejected: [{ line: 0, reason: message }] } satisfies ImportResult)}\n`,
        );
    },
  };
};
