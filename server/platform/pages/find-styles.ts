/**
 * Finds the stylesheets that a document needs beyond those of its routes: which kinds of blocks a page shows is content, so no route names their styles.
 * @param styles texts by name
 * @returns the names that are missing, for a document and the names that it has
 */
export const createStyleFinder = (styles: Readonly<Record<string, string>>): ((html: string, present: ReadonlySet<string>) => readonly string[]) => {
  const nameOf = new Map<string, string>();
  // Classes of style modules: `H5Fxlq_row`.
  for (const [name, text] of Object.entries(styles)) for (const [, known = ''] of text.matchAll(/\.([\w-]+_[\w-]+)/g)) nameOf.set(known, name);
  return (html, present) => {
    const missing = new Set<string>();
    // Elements of a page have few different classes: each attribute is read once.
    const attributes = new Set<string>();
    for (const [, classes = ''] of html.matchAll(/ class="([^"]+)"/g)) attributes.add(classes);
    for (const classes of attributes)
      for (const one of classes.split(' ')) {
        const name = nameOf.get(one);
        if (name !== undefined && !present.has(name)) missing.add(name);
      }
    return [...missing];
  };
};
