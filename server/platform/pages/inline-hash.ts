import { createHash } from 'node:crypto';

/** How a content security policy names an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
