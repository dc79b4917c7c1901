import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * How a command finds the shop that runs on its data folder: a port on the loopback interface and a secret that only the
 * folder's owner can read. The embedded database belongs to one process, so the command hands its work over.
 */
const controlSchema = z.object({ port: z.int().min(1).max(65_535), secret: z.string().min(32), pid: z.int() });
export type Control = z.infer<typeof controlSchema>;

const pathIn = (dataDir: string): string => join(dataDir, 'control.json');

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const writeControl = (dataDir: string, control: Control): void => {
  const draft = `${pathIn(dataDir)}.${control.pid}`;
  writeFileSync(draft, JSON.stringify(control), { mode: 0o600 });
  renameSync(draft, pathIn(dataDir));
};

/** Undefined: no shop has said where it is. */
export const readControl = (dataDir: string): Control | undefined => {
  try {
    return controlSchema.safeParse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Removes the file if it is still this process's. */
export const removeControl = (dataDir: string, pid: number): void => {
  if (readControl(dataDir)?.pid === pid) unlinkSync(pathIn(dataDir));
};

/** Compares in the same time whatever was sent. */
export const isSecret = (sent: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(sent), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};
