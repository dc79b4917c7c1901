/** Runs a module of the sources in this process, anew where it or something below it has changed, and answers what it exports. */
export type Load = <T>(url: string) => Promise<T>;
