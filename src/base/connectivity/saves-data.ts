/** Whether the shopper's device asks for less data (Save-Data). Browsers without the setting say no. */
export const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
