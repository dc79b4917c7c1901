/** The other form of the address: anything that ends in `-c` and 4 to 6 digits (spec 2 §2). */
export const alternateCategoryId = (path: string): string | undefined => /-c(\d{4,6})$/.exec(path)?.[1];

/** The other form of a product's address: anything that ends in `-p` and 8 to 11 capitals or digits (spec 2 §2). */
export const alternateProductId = (path: string): string | undefined => /-p([A-Z0-9]{8,11})$/.exec(path)?.[1];
