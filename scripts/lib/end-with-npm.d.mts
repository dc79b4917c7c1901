/** The part of `process` that is needed. */
export interface ScriptProcess {
  readonly pid: number;
  readonly ppid: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  kill(pid: number, signal: string): unknown;
}

export function findNpm(parent: number, look?: (pid: number) => string): number | undefined;
export function endWithNpm(own?: ScriptProcess, find?: (parent: number) => number | undefined, lives?: (pid: number) => boolean): void;
