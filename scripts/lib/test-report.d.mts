export interface TestTime {
  readonly title: string;
  readonly file: string;
  readonly ms: number;
}

export interface Failure {
  readonly title: string;
  readonly file: string;
  /** Its first lines, without colours. */
  readonly message: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
  readonly tests: readonly TestTime[];
}

export interface Part extends Report {
  readonly name: string;
  readonly ms: number;
  /** Why it did not run. */
  readonly skipped?: string;
}

export function readVitest(report: unknown, root?: string): Report;
export function readPlaywright(report: unknown): Report;
export function readReport(file: string, read: (report: unknown) => Report, ok: boolean): Report;
export function summary(parts: readonly Part[], howMany?: number): string;
