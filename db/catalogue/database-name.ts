/** Its name alone: the page asks whether the browser has it, without the database library. */
export const CATALOGUE_DATABASE = 'waymark-offline-catalogue';
