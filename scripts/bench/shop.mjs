import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const freePort = () =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

const healthy = (url) =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The built shop on its own data, with the three pages that are measured. */
export const startBenchShop = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, ['dist/node/index.js'], {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: '.bench/data', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 1800 && !(await healthy(url)); tries += 1) await new Promise((done) => setTimeout(done, 100));
    return child;
  };
  let child = await start();
  const search = await (await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=24`)).json();
  const menu = await (await fetch(`${url}/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-US?locale=en-us`)).json();
  const list = menu.items.flatMap((item) => item.columns.flatMap((column) => column.links)).find((link) => /\/c\/[^/]+-\d+$/.test(link.url));
  const product = search.hits.find((hit) => hit.inventory === 'InStock' && !hit.comingSoon);
  const pages = { home: '/en-us', list: list.url, product: product.url };
  // Pictures are drawn once in the life of a shop; visitors after the first are measured.
  for (const path of Object.values(pages)) {
    const html = await (await fetch(`${url}${path}`)).text();
    const pictures = [...new Set(html.match(/\/images\/[\w-]+\/[\w-]+\/\d+/g) ?? [])];
    for (const picture of pictures) await fetch(`${url}${picture}`, { headers: { accept: 'image/avif,image/webp,*/*' } });
  }
  await new Promise((done) => setTimeout(done, 3_000));
  const end = () =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', done);
      child.kill('SIGTERM');
    });
  return {
    url,
    pages,
    stop: end,
    kill: end,
    start: async () => {
      child = await start();
    },
  };
};
