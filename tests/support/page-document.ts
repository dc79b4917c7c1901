/** As much of a document as what stands behind the screens touches: it is being looked at, and it has cookies. */
export const createPageDocument = () => {
  const cookies = new Set<string>();
  return {
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
    get cookie(): string {
      return [...cookies].join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      if (text.includes('Max-Age=0;')) cookies.delete(pair);
      else cookies.add(pair);
    },
  };
};
