type Module = { default: Record<string, string> };

/** Words that no first visit needs, by their file. */
export const laterParts = import.meta.glob<Module>(['./messages/*/*.json', '!./messages/*/{core,shop}.json']);
