/**
 * Whether the router may scroll the page that it has rendered. Not the first one where the server drew it and it has been scrolled meanwhile: it can be read
 * long before it reacts, and would jump back to its top. A page that is loaded again or returned to is scrolled to where it was. Asked for before there is
 * a router, which leaves its mark in the history.
 */
export const createScrollGate = (): ((rendered: { readonly location: { readonly pathname: string } }) => boolean) => {
  let drawn = history.state || 'shell' in document.documentElement.dataset ? '' : location.pathname;
  return (rendered) => {
    const isLeft = rendered.location.pathname === drawn && scrollY > 0;
    drawn = '';
    // The router remembers the place of what it has heard scroll.
    if (isLeft) document.dispatchEvent(new Event('scroll'));
    return !isLeft;
  };
};
