type Graph = ReadonlyMap<string, ReadonlySet<string>>;
export function importGraph(files: readonly string[], read?: (path: string) => string): Graph;
export function folderGraph(graph: Graph, folderOf: (path: string) => string): Graph;
export function cyclesIn(graph: Graph): string[][];
export function upwardImports(graph: Graph, layers: readonly string[]): { path: string; target: string }[];
