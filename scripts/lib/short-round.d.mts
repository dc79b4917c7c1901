export declare const SHORT_ROUND_MS: number;
export declare const roundLimit: (args: readonly string[]) => number;
