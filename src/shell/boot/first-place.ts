/**
 * Whether the router may scroll the page that it has rendered. Not the first one where the server drew it and it has been scrolled meanwhile: it can be read
 * long before it reacts, and would jump back to its top, or to where it was before it was loaded again. The browser has taken it there, and whoever scrolled
 * since then is reading somewhere else.
 */
export const createScrollGate = (): ((rendered: { readonly location: { readonly pathname: string } }) => boolean) => {
  let drawn = 'shell' in document.documentElement.dataset ? '' : location.pathname;
  return (rendered) => {
    const isLeft = rendered.location.pathname === drawn && scrollY > 0;
    drawn = '';
    // The router remembers the place of what it has heard scroll.
    if (isLeft) document.dispatchEvent(new Event('scroll'));
    return !isLeft;
  };
};
