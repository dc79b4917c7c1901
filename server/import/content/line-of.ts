type Path = readonly string[];

const isSpace = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter);

/** Where in JSON text the value of a path begins; where the path ends before, the last of it that is there. The text is known to be JSON. */
export const offsetOf = (text: string, path: Path): number => {
  let at = 0;
  const skip = (): void => {
    while (isSpace(text[at])) at += 1;
  };
  const readString = (): string => {
    const from = at;
    at += 1;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return JSON.parse(text.slice(from, at)) as string;
  };
  const skipValue = (): void => {
    skip();
    if (text[at] === '"') return void readString();
    if (text[at] === '{' || text[at] === '[') {
      let depth = 0;
      do {
        if (text[at] === '"') readString();
        else {
          if (text[at] === '{' || text[at] === '[') depth += 1;
          if (text[at] === '}' || text[at] === ']') depth -= 1;
          at += 1;
        }
      } while (depth > 0);
      return;
    }
    while (at < text.length && !/[,\]}\s]/.test(text[at]!)) at += 1;
  };
  /** Moves to the value of a key or an index; false where there is none. */
  const enter = (wanted: string): boolean => {
    const isList = text[at] === '[';
    if (!isList && text[at] !== '{') return false;
    at += 1;
    for (let index = 0; ; index += 1) {
      skip();
      if (text[at] === ']' || text[at] === '}' || text[at] === undefined) return false;
      const key = isList ? String(index) : readString();
      if (!isList) {
        skip();
        at += 1;
        skip();
      }
      if (key === wanted) return true;
      skipValue();
      skip();
      if (text[at] === ',') at += 1;
    }
  };
  skip();
  let found = at;
  for (const part of path) {
    if (!enter(part)) break;
    found = at;
  }
  return found;
};

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The line, from 1, on which the value of a path begins. */
export const lineOf = (text: string, path: Path): number => lineAt(text, offsetOf(text, path));

const TOKEN = /[{}[\]:,]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Line of the first place at which a text can be no JSON. What the parser says about it differs from one version of Node to another. */
export const lineOfSyntaxError = (text: string): number => {
  const open: string[] = [];
  // What may come: a value, a key, or what follows a value.
  let expects: 'value' | 'key' | 'after' = 'value';
  let last = '';
  for (let at = 0; ;) {
    while (isSpace(text[at])) at += 1;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const here = lineAt(text, at);
    if (token === undefined) return here;
    const inside = open.at(-1);
    const closes = token === '}' || token === ']';
    if (closes) {
      const isEmpty = last === (token === '}' ? '{' : '[');
      if (inside !== (token === '}' ? '{' : '[') || (expects !== 'after' && !isEmpty)) return here;
      open.pop();
      expects = 'after';
    } else if (expects === 'after') {
      if (token !== ',' || inside === undefined) return here;
      expects = inside === '{' ? 'key' : 'value';
    } else if (expects === 'key') {
      if (!token.startsWith('"')) return here;
      at += token.length;
      while (isSpace(text[at])) at += 1;
      if (text[at] !== ':') return lineAt(text, at);
      at += 1;
      last = ':';
      expects = 'value';
      continue;
    } else if (token === '{' || token === '[') {
      open.push(token);
      expects = token === '{' ? 'key' : 'value';
    } else if (token === ':' || token === ',') return here;
    else expects = 'after';
    last = token;
    at += token.length;
  }
};
