import * as z from 'zod/mini';

/** How the content editor shows a field that its type alone does not tell. */
export interface FieldDesk {
  /**
   * `rich-text`: markup of paragraphs and lists; `inline-text`: markup of one line; `long-text`: plain text of some lines. `picture`, `link`, `block` and `breakpoints` (one value for each
   * width) are objects. `products`, `articles` and `places` (categories, products and addresses of pages) are lists of their ids; `filters` is the text of filters of a list; `category`, `product`, `tag`
   * (of articles), `event` and `page` are the id of one.
   */
  readonly widget:
    | 'rich-text'
    | 'inline-text'
    | 'long-text'
    | 'picture'
    | 'link'
    | 'block'
    | 'breakpoints'
    | 'products'
    | 'articles'
    | 'places'
    | 'category'
    | 'product'
    | 'filters'
    | 'tag'
    | 'event'
    | 'page';
}

/** Read by `z.toJSONSchema(schema, { metadata: desk })`. */
export const desk = z.registry<FieldDesk>();

export const richTextSchema = () => z.string().register(desk, { widget: 'rich-text' });
export const inlineTextSchema = () => z.string().register(desk, { widget: 'inline-text' });
export const longTextSchema = () => z.string().register(desk, { widget: 'long-text' });
