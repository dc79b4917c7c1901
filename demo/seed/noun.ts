/** The word for a thing; French bends what follows it. */
export interface Noun {
  readonly en: string;
  readonly fr: string;
  readonly frGender: 'm' | 'f';
  readonly de: string;
}

export const noun = (en: string, fr: string, frGender: Noun['frGender'], de: string): Noun => ({ en, fr, frGender, de });
