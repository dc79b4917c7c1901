import type { Model, ModelStyle } from '#domain/catalogue/model/types.ts';
import type { Pair } from './together.ts';

/** How much a property counts; the sum is 1. */
const WEIGHTS = { kind: 0.35, category: 0.2, features: 0.25, materials: 0.1, price: 0.1 } as const;
/** Below this two styles have nothing to do with each other. */
const LEAST = 0.3;
const KEPT = 12;

/** Part of all members that both have; nothing at all is no likeness. */
const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = [...one].filter((member) => other.has(member)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
};

const priceOf = ({ colourways }: ModelStyle): number => {
  const timelines = colourways[0]?.variants[0]?.prices ?? {};
  return Object.values(timelines)[0]?.at(-1)?.original ?? 0;
};

interface Facts {
  readonly style: ModelStyle;
  readonly features: ReadonlySet<string>;
  readonly materials: ReadonlySet<string>;
  readonly price: number;
}

const factsOf = (style: ModelStyle): Facts => ({
  style,
  features: new Set(style.featureKeys),
  materials: new Set(Object.values(style.materials)[0] ?? []),
  price: priceOf(style),
});

/** Who wears one may wear the other. */
const fits = ({ style: one }: Facts, { style: other }: Facts): boolean =>
  one.ageGroup === other.ageGroup && (one.gender === other.gender || one.gender === 'unisex' || other.gender === 'unisex');

/** How alike two products are by what they are, from 0 to 1: for those that nobody has bought or seen yet. */
export const likeness = (one: Facts, other: Facts): number => {
  if (!fits(one, other)) return 0;
  const nearness = one.price > 0 && other.price > 0 ? Math.min(one.price, other.price) / Math.max(one.price, other.price) : 0;
  return (
    (one.style.kind === other.style.kind ? WEIGHTS.kind : 0) +
    WEIGHTS.category * overlap(one.style.shelves, other.style.shelves) +
    WEIGHTS.features * overlap(one.features, other.features) +
    WEIGHTS.materials * overlap(one.materials, other.materials) +
    WEIGHTS.price * nearness
  );
};

/** The most similar styles of a style. Compared are those of the same kind or category, so that a large catalogue is not compared pair by pair. */
export const similarOf = function* ({ styles }: Pick<Model, 'styles'>): Generator<Pair[]> {
  const facts = styles.filter(({ giftOnly }) => !giftOnly).map(factsOf);
  const groups = new Map<string, Facts[]>();
  for (const entry of facts) {
    for (const key of [entry.style.kind, entry.style.home?.id ?? '']) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  for (const entry of facts) {
    const near = new Set([entry.style.kind, entry.style.home?.id ?? ''].flatMap((key) => groups.get(key) ?? []));
    near.delete(entry);
    yield [...near]
      .map((other): Pair => ({ styleId: entry.style.id, otherId: other.style.id, score: likeness(entry, other) }))
      .filter(({ score }) => score >= LEAST)
      .toSorted((a, b) => b.score - a.score || (a.otherId < b.otherId ? -1 : 1))
      .slice(0, KEPT);
  }
};
