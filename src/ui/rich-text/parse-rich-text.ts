/** A piece of marked-up text: words, or an element with what is in it. */
export type RichNode = string | { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

const TAGS = ['p', 'b', 'strong', 'i', 'em', 'br', 'a', 'ul', 'ol', 'li', 'h3', 'sup'] as const;
export type RichTag = (typeof TAGS)[number];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  copy: '©',
};

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** Places that a link may lead to: the shop, other sites, an email, a call, the page itself. */
const SAFE_LINKS = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/i;

const safeHref = (attributes: string, links: RegExp): string | undefined => {
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const href = decode(match?.[1] ?? match?.[2] ?? '').trim();
  return links.test(href) ? href : undefined;
};

interface Open {
  readonly tag: RichTag;
  readonly href?: string | undefined;
  readonly children: RichNode[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->/gi;
const DROPPED_WITH_CONTENT = /<(script|style|iframe|object|template|noscript|svg|math)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * Reads the markup that content may hold into plain data: a few elements, links to safe places, and words. Nothing is
 * ever handed to the browser as HTML, so there is nothing to escape and no sink for Trusted Types to guard.
 * @param links what an address must match; any other link keeps its words alone
 */
export const parseRichText = (html: string, links = SAFE_LINKS): RichNode[] => {
  const root: RichNode[] = [];
  const stack: Open[] = [];
  const here = (): RichNode[] => stack.at(-1)?.children ?? root;
  const plain = (text: string): void => {
    if (text !== '') here().push(decode(text));
  };
  const source = html.replaceAll(DROPPED_WITH_CONTENT, '');
  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    plain(source.slice(at, match.index));
    at = match.index + match[0].length;
    const tag = TAGS.find((known) => known === match[2]?.toLowerCase());
    if (!tag) continue;
    if (match[1]) {
      const opened = stack.findLastIndex((open) => open.tag === tag);
      if (opened >= 0) stack.length = opened;
    } else if (tag === 'br') here().push({ tag, children: [] });
    else {
      const href = tag === 'a' ? safeHref(match[3] ?? '', links) : undefined;
      const open: Open = { tag, children: [], ...(href ? { href } : {}) };
      here().push(open);
      stack.push(open);
    }
  }
  plain(source.slice(at));
  return root;
};
