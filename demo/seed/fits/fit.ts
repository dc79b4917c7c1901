import type { CopyGroup } from '../kinds.ts';

/** How a style fits its wearer: the closing sentence of a description. */
export interface FitSentence {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}
type Wearer = 'women' | 'men' | 'kids' | 'unisex';

export type Fits<Group extends CopyGroup> = Readonly<Record<Group, Readonly<Partial<Record<Wearer, readonly FitSentence[]>>>>>;

export const said = (...rows: readonly (readonly [string, string, string])[]): FitSentence[] => rows.map(([en, fr, de]) => ({ en, fr, de }));
