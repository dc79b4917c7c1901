import { freePort, startShop } from '../lib/shop-process.mjs';

/** The built shop on its own data, with the three pages that are measured. */
export const startBenchShop = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Pictures that nobody asked for would be drawn with up to the whole processor while something is measured.
  const start = () => startShop({ port, dataDir: '.bench/data', publicUrl: url, env: { DRAW_AHEAD: 'false' } });
  let shop = await start();
  const search = await (await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=24`)).json();
  const menu = await (await fetch(`${url}/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-US?locale=en-us`)).json();
  const lists = menu.items
    .flatMap((item) => item.columns.flatMap((column) => column.links.map((link) => link.url)))
    .filter((link) => /\/c\/[^/]+-\d+$/.test(link));
  const product = search.hits.find((hit) => hit.inventory === 'InStock' && !hit.comingSoon);
  const pages = { home: '/en-us', list: lists[0], product: product.url };
  // Pictures are drawn once in the life of a shop; visitors after the first are measured.
  for (const path of Object.values(pages)) {
    const html = await (await fetch(`${url}${path}`)).text();
    const pictures = [...new Set(html.match(/\/images\/[\w-]+\/[\w-]+\/\d+/g) ?? [])];
    for (const picture of pictures) await fetch(`${url}${picture}`, { headers: { accept: 'image/avif,image/webp,*/*' } });
  }
  await new Promise((done) => setTimeout(done, 3_000));
  return {
    url,
    pages,
    lists: [...new Set(lists)],
    stop: () => shop.stop(),
    kill: () => shop.stop(),
    start: async () => {
      shop = await start();
    },
  };
};
