import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, median, round } from './numbers.mjs';
import { scriptsOfVisit } from './script-bytes.mjs';

const PORT = 9333;

/** Now and then a browser on a busy machine paints nothing that Lighthouse sees: such a run says nothing about the page, and is made again. */
const RUNS_WITHOUT_RESULT = 2;

const runOnce = async (address) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${PORT}`],
    // Switched off for tests; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { lhr } = await lighthouse(address, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  await browser.close();
  return lhr;
};

/** Lighthouse's mobile set-up, median of `runs`, each in a browser of its own. */
export const measureLighthouse = async ({ url, pages }, runs) => {
  const result = {};
  for (const [name, path] of Object.entries(pages)) {
    const reports = [];
    let withoutResult = 0;
    while (reports.length < runs) {
      const lhr = await runOnce(`${url}${path}`);
      if (!lhr.runtimeError) reports.push(lhr);
      else if (++withoutResult > RUNS_WITHOUT_RESULT) throw new Error(`Lighthouse: ${lhr.runtimeError.code} on ${path}`);
    }
    const of = (read) => median(reports.map(read));
    result[name] = {
      performance: of((lhr) => round(lhr.categories.performance.score * 100)),
      accessibility: of((lhr) => round(lhr.categories.accessibility.score * 100)),
      bestPractices: of((lhr) => round(lhr.categories['best-practices'].score * 100)),
      seo: of((lhr) => round(lhr.categories.seo.score * 100)),
      fcpMs: of((lhr) => round(lhr.audits['first-contentful-paint'].numericValue)),
      lcpMs: of((lhr) => round(lhr.audits['largest-contentful-paint'].numericValue)),
      tbtMs: of((lhr) => round(lhr.audits['total-blocking-time'].numericValue)),
      cls: of((lhr) => round(lhr.audits['cumulative-layout-shift'].numericValue, 4)),
      withoutResult,
      ...(await scriptsOfVisit(`${url}${path}`)),
      failing: [
        ...new Set(
          reports.flatMap((lhr) =>
            Object.values(lhr.audits)
              .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
              .map((audit) => audit.id),
          ),
        ),
      ].join(' '),
    };
  }
  return result;
};
