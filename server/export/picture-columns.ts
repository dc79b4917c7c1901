import type { RemotePicture } from '#domain/catalogue/model/rows.ts';

/** Pictures as Shopify has them: the product's own, and for each colour those that its variants name. */
export interface PictureColumns {
  readonly shared: readonly RemotePicture[];
  readonly own: readonly (readonly string[])[];
}

/** Orders `urls` so that as many of `lists` as possible keep their order. */
const merged = (urls: ReadonlySet<string>, lists: readonly (readonly string[])[]): string[] => {
  const order: string[] = [];
  const waiting = new Set(urls);
  while (waiting.size > 0) {
    const [first = ''] = waiting;
    const isFree = (url: string) => lists.every((list) => !list.slice(0, Math.max(0, list.indexOf(url))).some((other) => waiting.has(other)));
    const next = [...waiting].find(isFree) ?? first;
    order.push(next);
    waiting.delete(next);
  }
  return order;
};

const follows = (rest: readonly string[], order: readonly string[]): boolean => {
  const wanted = order.filter((url) => rest.includes(url));
  return rest.length === wanted.length && rest.every((url, index) => url === wanted[index]);
};

interface PicturedColour {
  readonly pictures: readonly RemotePicture[];
  /** How many of its own pictures there are rows for. */
  readonly variants: number;
}

/** @param own how many pictures at the beginning of a list say nothing of the order of the product's */
const divide = (lists: readonly (readonly string[])[], common: ReadonlySet<string>, own: number): [order: string[], own: string[][]] => {
  const order = merged(
    common,
    lists.map((list) => list.slice(own).filter((url) => common.has(url))),
  );
  const beginnings = lists.map((list) => {
    const length = list.findIndex((_, index) => {
      const before = list.slice(0, index);
      return follows(
        list.slice(index),
        order.filter((url) => !before.includes(url)),
      );
    });
    return list.slice(0, length < 0 ? list.length : length);
  });
  return [order, beginnings];
};

/**
 * Divides the pictures of the colours. The import puts the pictures of a colour's variants before those of the product, so the product's are those that all
 * colours have, and a colour's own are the shortest beginning of its list after which the product's follow. Which pictures are a variant's is not stored:
 * the first division is taken that has a row for each.
 */
export const pictureColumns = (colours: readonly PicturedColour[]): PictureColumns => {
  const lists = colours.map(({ pictures }) => pictures.map(({ url }) => url));
  const [first = [], ...others] = lists;
  const common = new Set(first.filter((url) => others.every((list) => list.includes(url))));
  const divisions = Array.from({ length: first.length + 1 }, (_, own) => divide(lists, common, own));
  const hasRows = ([, own]: (typeof divisions)[number]): boolean => own.every((urls, index) => urls.length <= (colours[index]?.variants ?? 0));
  const [order, own] = divisions.find(hasRows) ?? divisions[0] ?? [[], []];
  const byUrl = new Map(colours.flatMap(({ pictures }) => pictures).map((picture) => [picture.url, picture]));
  return { shared: order.flatMap((url) => byUrl.get(url) ?? []), own };
};
