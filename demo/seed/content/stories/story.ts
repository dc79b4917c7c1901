/** What an article says in one language. Sections: rich text with links by reference (`category:1210`). */
export interface StoryText {
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly alt: string;
  readonly sections: readonly (readonly [title: string, richText: string])[];
  /** On the button at its end. */
  readonly more: string;
}

export type TagId = 'hiking' | 'rain' | 'repair' | 'wool' | 'winter' | 'care';

/** An article of the example shop in its three languages. */
export interface Story {
  readonly slug: string;
  /** How long before the seed it was published. */
  readonly daysAgo: number;
  readonly scene: string;
  readonly tags: readonly TagId[];
  /** What the button at its end leads to. */
  readonly leadsTo: string;
  readonly en: StoryText;
  readonly fr: StoryText;
  readonly de: StoryText;
}
