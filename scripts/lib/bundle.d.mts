export interface NodeBundle {
  /** Path of an entry. */
  file(name: string): string;
  remove(): void;
}

export function bundleForNode(folderName: string, input: Readonly<Record<string, string>>): Promise<NodeBundle>;
