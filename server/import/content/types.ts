export interface RejectedFile {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ContentImport {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly RejectedFile[];
}

export type Outcome = 'created' | 'updated' | 'unchanged';
