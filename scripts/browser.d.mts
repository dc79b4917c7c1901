/** Flags that every browser of tests and measurements is started with. */
export const BROWSER_ARGS: string[];
/** As these, with the setting for less motion: nothing moves away under a press. */
export const JOURNEY_ARGS: string[];
/** A person's browser: HeadlessChrome counts as a robot for the renderer. */
export const USER_AGENT: string;
