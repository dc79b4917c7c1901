/** A text to read, section by section. Rich text: p, ul, li, a, b (see contract/calls/content). */
export interface Article {
  readonly title: string;
  /** For search engines and links. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly (readonly [title: string, richText: string])[];
}
