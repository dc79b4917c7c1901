import { previewIn } from '#contract/client/preview.ts';

/** `false` in the address of a preview whose frame runs no scripts: the document then has none. */
const NAME = 'previewScripts';

/** Data that a search engine reads is run by nobody. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_FILE = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;
const isScriptFile = (link: string): boolean => link.includes('modulepreload') || /\bas="script"/.test(link);
const LOCAL_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#]*)/g;

const isStill = (search: string): boolean => previewIn(search) !== undefined && new URLSearchParams(search).get(NAME) === 'false';

/**
 * What makes the document of such an address out of what was rendered for it: no scripts, which the browser would only refuse aloud, and links that lead to
 * previews of the same kind, which otherwise a script sees to. Undefined for all other addresses.
 */
export const stillPreview = (search: string): ((html: string) => string) | undefined => {
  if (!isStill(search)) return undefined;
  const query = [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith('preview'))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&amp;');
  return (html) =>
    html
      .replaceAll(SCRIPT, '')
      .replaceAll(SCRIPT_FILE, (link) => (isScriptFile(link) ? '' : link))
      .replaceAll(LOCAL_LINK, (_, start: string, href: string) => `${start}${href}${href.includes('?') ? '&amp;' : '?'}${query}`);
};
