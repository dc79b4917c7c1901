/** The bar over every page that was closed, by its id: one with other words is shown again (spec 3 §4; where the flag is kept is not given). */
export const CLOSED_BAR_KEY = 'waymark-benefit-closed';
