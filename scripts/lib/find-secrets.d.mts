export function findSecrets(text: string, options?: { readonly log?: boolean }): string[];
export function searchTraces(folder: string): { readonly logs: number; readonly caches: number; readonly found: readonly string[] };
