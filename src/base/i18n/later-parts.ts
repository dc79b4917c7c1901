type Module = { default: Record<string, string> };

/** Words that no first visit needs, by their file. Those of the web app manifest no page says. */
export const laterParts = import.meta.glob<Module>(['./messages/*/*.json', '!./messages/*/{core,manifest,shop}.json']);
