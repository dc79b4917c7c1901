import { chromium } from 'playwright';
import { chromiumPath } from './scripts/chromium.mjs';
import { BROWSER_ARGS, USER_AGENT } from './scripts/browser.mjs';
const [, , path, name, selector] = process.argv;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGS });
for (const width of (process.env.WIDTHS ?? '390,820,1440').split(',').map(Number))
  for (const colorScheme of (process.env.THEMES ?? 'light,dark').split(',')) {
    const page = await browser.newPage({ userAgent: USER_AGENT, viewport: { width, height: 900 }, colorScheme });
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning') console.log(width, colorScheme, m.type(), m.text().slice(0, 200));
    });
    page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 200)));
    await page.goto('http://localhost:4577' + path, { waitUntil: 'load' });
    await page.mouse.move(100, 100);
    await page.addStyleTag({ content: '' }).catch(() => {});
    await page.evaluate(async () => {
      document.documentElement.dataset.painted = '';
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(2500);
    const target = selector ? page.locator(selector).first() : undefined;
    const file = `/tmp/shots-b/${name}-${width}-${colorScheme}.png`;
    if (target) await target.screenshot({ path: file, timeout: 20000 });
    else await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
await browser.close();
