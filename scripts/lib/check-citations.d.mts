export function citationsIn(text: string): string[];
export function missingCitations(files: readonly { readonly file: string; readonly text: string }[], requirements: string): string[];
