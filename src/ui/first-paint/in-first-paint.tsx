/**
 * The last child of a part of the first screen: the browser paints nothing before this part is complete. Without it a document that arrives in pieces is
 * painted between two of them, and what follows moves what is already there. Browsers that do not know `rel=expect` paint as before.
 * @param id unique in the document
 */
export const InFirstPaint = ({ id }: { readonly id: string }) => (
  <>
    {import.meta.env.SSR ? <link rel="expect" href={`#${id}`} blocking="render" /> : null}
    <template id={id} />
  </>
);
