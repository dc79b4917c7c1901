export const THEME_KEY = 'waymark-theme';
/** The closed flag of the benefit bar (spec 3 §4; its key is not given). */
export const BENEFIT_CLOSED_KEY = 'waymark-benefit-closed';
