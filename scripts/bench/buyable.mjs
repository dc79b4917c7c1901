/** `count` variants that can be bought now, `pieces` of each in one cart; one of each colourway. */
export const buyable = async (url, count, pieces) => {
  const read = async (path) => (await fetch(`${url}${path}`)).json();
  const found = [];
  for (let start = 0; found.length < count; start += 24) {
    const { hits } = await read(`/products/v2/search/productSearch?locale=en-us&count=24&start=${start}`);
    if (hits.length === 0) throw new Error(`The shop has ${found.length} variants to buy, and ${count} are needed`);
    for (const { id } of hits) {
      const { productId, variants } = await read(`/products/v2/products/${id}/details?locale=en-us`);
      const variant = variants.find(({ inventory, maxQty }) => inventory === 'InStock' && maxQty >= pieces);
      if (variant) found.push({ product: productId, upc: variant.upc });
    }
  }
  return found.slice(0, count);
};
