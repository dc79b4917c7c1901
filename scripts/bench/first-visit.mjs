import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../chromium.mjs';
import { BROWSER_ARGS, median, round } from './numbers.mjs';
import { scriptsOfVisit } from './script-bytes.mjs';

const PORT = 9333;

/** Lighthouse's mobile set-up, median of `runs`, each in a browser of its own. */
export const measureLighthouse = async ({ url, pages }, runs) => {
  const result = {};
  for (const [name, path] of Object.entries(pages)) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: [...BROWSER_ARGS, `--remote-debugging-port=${PORT}`],
        // Switched off for tests; visitors have it.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const { lhr } = await lighthouse(`${url}${path}`, {
        port: PORT,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      });
      await browser.close();
      reports.push(lhr);
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
