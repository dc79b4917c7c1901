export function classConflicts(files: readonly string[], read?: (path: string) => string): string[];
