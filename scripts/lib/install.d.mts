export function nodeProblem(version: string): string | undefined;
export function ensureInstalled(): Promise<void>;
