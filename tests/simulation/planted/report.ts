import { BUGS } from './bugs.ts';
import { huntBug, huntNothing } from './hunt.ts';

export interface Found {
  readonly name: string;
  readonly breaks: string;
  /** Seeds in which it was noticed. */
  readonly seeds: number;
  /** The first of them, counted from one; null: it survived. */
  readonly first: number | null;
  readonly evidence: string | null;
}

/** Plants each bug and counts in how many seeds it is noticed. */
export async function hunts(first: number, count: number, onFound: (found: Found) => void = () => {}): Promise<readonly Found[]> {
  const all: Found[] = [];
  for (const bug of BUGS) {
    const found = { name: bug.name, breaks: bug.breaks, seeds: 0, first: null as number | null, evidence: null as string | null };
    for (let seed = first; seed < first + count; seed++) {
      const evidence = await huntBug(bug, seed);
      if (!evidence) continue;
      found.seeds += 1;
      found.first ??= seed - first + 1;
      found.evidence ??= `${evidence.by}: ${evidence.what}`;
    }
    all.push(found);
    onFound(found);
  }
  return all;
}

/** Seeds in which the protocol as it ships is complained about: none, or the hunt proves nothing. */
export async function falseAlarms(first: number, count: number): Promise<readonly number[]> {
  const seeds: number[] = [];
  for (let seed = first; seed < first + count; seed++) if (await huntNothing(seed)) seeds.push(seed);
  return seeds;
}
