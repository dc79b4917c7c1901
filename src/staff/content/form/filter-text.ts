/** Values by facet, in the order in which the text names them: `color:green|blue;price:5000-12000`. */
export type ChosenFilters = ReadonlyMap<string, readonly string[]>;

export const readFilters = (text: string): ChosenFilters => {
  const chosen = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const values = part
      .slice(colon + 1)
      .split('|')
      .filter((value) => value !== '');
    if (colon < 1 || values.length === 0) continue;
    const facet = part.slice(0, colon).trim();
    chosen.set(facet, [...(chosen.get(facet) ?? []), ...values]);
  }
  return chosen;
};

const writeFilters = (chosen: ChosenFilters): string =>
  [...chosen]
    .filter(([, values]) => values.length > 0)
    .map(([facet, values]) => `${facet}:${values.join('|')}`)
    .join(';');

/** The text with a value of a facet chosen, or not. Whatever else it names stays. */
export const withFilter = (text: string, facet: string, value: string, on: boolean): string => {
  const chosen = new Map(readFilters(text));
  const others = (chosen.get(facet) ?? []).filter((one) => one !== value);
  chosen.set(facet, on ? [...others, value] : others);
  return writeFilters(chosen);
};
