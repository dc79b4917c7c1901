import { chromium } from 'playwright';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, round, USER_AGENT } from './numbers.mjs';
import { openVisit } from './open-visit.mjs';

const NAVIGATIONS = 200;
const DIALOGS = 50;
/** Before the first figure: code is fetched and compiled, and kept answers have what they keep. */
const WARM = { navigations: 20, dialogs: 4 };
/** Limit of the growth, MB. */
const MOST_MB = 10;

/**
 * What a page keeps of 200 navigations between a list and its products and of 50 dialogs, all in one document: script heap and what hangs on it, rubbish
 * collected, and the nodes and listeners of the DOM.
 */
export const measureMemory = async ({ url, lists }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width: 390, height: 844 } });
    const requireSameDocument = await openVisit(page, `${url}${lists[0]}`);
    const session = await page.context().newCDPSession(page);
    const look = async () => {
      await page.waitForTimeout(1_000);
      for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { mb: (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6, nodes, listeners: jsEventListeners };
    };
    await goAround(page, WARM);
    const before = await look();
    await goAround(page, { navigations: NAVIGATIONS, dialogs: DIALOGS });
    const after = await look();
    await requireSameDocument();
    return {
      navigations: NAVIGATIONS,
      dialogs: DIALOGS,
      beforeMb: round(before.mb, 1),
      grownMb: round(after.mb - before.mb, 1),
      grownNodes: after.nodes - before.nodes,
      grownListeners: after.listeners - before.listeners,
    };
  } finally {
    await browser.close();
  }
};

/** Ends on the list that it began with. */
const goAround = async (page, { navigations, dialogs }) => {
  const main = page.getByRole('main');
  const cards = main.getByRole('article').getByRole('heading').getByRole('link');
  const list = await main.getByRole('heading', { level: 1 }).textContent();
  for (let done = 0; done < navigations; done += 2) {
    await cards.nth((done / 2) % (await cards.count())).click();
    await page.waitForFunction((heading) => ![undefined, heading].includes(document.querySelector('main h1')?.textContent), list);
    await page.goBack();
    await main.getByRole('heading', { level: 1, name: list, exact: true }).waitFor();
  }
  const [menu, filters] = [page.getByRole('dialog', { name: 'Menu' }), page.getByRole('dialog', { name: 'Filters' })];
  for (let done = 0; done < dialogs; done += 2) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Close', exact: true }).first().click();
    await menu.waitFor({ state: 'hidden' });
    await main.getByRole('button', { name: 'Filters' }).click();
    await page.keyboard.press('Escape');
    await filters.waitFor({ state: 'hidden' });
  }
};

/** Sentences about what is exceeded. */
export const overMemoryLimits = ({ grownMb, navigations, dialogs }) =>
  grownMb > MOST_MB ? [`after ${navigations} navigations and ${dialogs} dialogs a page holds ${grownMb} MB more, of ${MOST_MB} MB`] : [];
