export interface TestFile {
  readonly file: string;
  readonly project: string;
}

export interface Room {
  /** Paths that differ. */
  readonly changed: readonly string[];
  /** Seconds by file. */
  readonly durations: ReadonlyMap<string, number>;
  readonly workers: number;
  readonly forSeconds: number;
}

export function chooseTests(tests: readonly TestFile[], room: Room): { readonly chosen: TestFile[]; readonly left: TestFile[] };
