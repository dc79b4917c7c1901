import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { AuditLog } from './audit-log.tsx';
import { History } from './history.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { PublishBar } from './publish-bar.tsx';
import type { EditorService } from './service.ts';

const NAME = { siteId: 'WAYMARK-US', kind: 'page', slug: 'home' };
const today = new Date().toISOString();
const todayText = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}).format(new Date(today));
const show = (ui: ReactNode): HTMLElement =>
  renderInPage(
    <WithApi api={(() => undefined) as unknown as Api}>
      <EnglishPage>{ui}</EnglishPage>
    </WithApi>,
  );
const showHistory = async (history: EditorService['history'], current: unknown = { title: 'New' }): Promise<HTMLElement> => {
  const place = show(
    <History name={NAME} current={current} service={{ history, rollback: async () => undefined }} version={2} onRestored={() => undefined} />,
  );
  await page.getByRole('button', { name: 'History' }).click();
  return place;
};

it('says of each version in words what was done, by whom and on which day', async () => {
  const place = await showHistory(async () => [
    { version: 2, action: 'rollback', author: 'ann@example.com', at: today, document: { title: 'Old' } },
    { version: 0, action: 'import', author: '', at: today, document: { title: 'Old' } },
  ]);
  await expect.element(page.getByText(`Version 2 · Restored · ann@example.com · ${todayText}`)).toBeVisible();
  await expect.element(page.getByText(`Version 0 · Imported · Unknown author · ${todayText}`)).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});

it('shows what was added, removed, changed and moved since a version, within a text word by word', async () => {
  const spacer = { id: 'room', kind: 'spacer', name: 'room' };
  const hero = { id: 'top', kind: 'hero', title: 'Dry feet all winter' };
  const old = { title: 'Home', description: 'Boots', blocks: [hero, spacer] };
  const place = await showHistory(async () => [{ version: 1, action: 'publish', author: 'ann@example.com', at: today, document: old }], {
    title: 'Home',
    eyebrow: 'New',
    blocks: [spacer, { ...hero, title: 'Dry feet all spring' }],
  });
  await page.getByRole('button', { name: 'Compare with the current version' }).click();
  const rows = [...place.querySelectorAll('dl[aria-label="Version 1"] > div')].map((row) =>
    ['dt', 'del', 'ins', 'span'].map((part) => [...row.querySelectorAll(part)].map(({ textContent }) => textContent).join('|')),
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Added eyebrow', '', 'New', ''],
      ['Removed description', 'Boots', '', ''],
      ['Changed blocks › top › title', 'winter', 'spring', 'Dry feet all '],
      [expect.stringMatching(/^Moved blocks › (?:top|room)$/), '', '', ''],
    ]),
  );
  expect(rows).toHaveLength(4);
  expect(await axeViolations(place)).toEqual([]);
});

it('says of a version that is the current one that nothing differs', async () => {
  await showHistory(async () => [{ version: 1, action: 'publish', author: 'ann@example.com', at: today, document: { title: 'New' } }]);
  await page.getByRole('button', { name: 'Compare with the current version' }).click();
  await expect.element(page.getByText('No difference')).toBeVisible();
});

it('names what was changed in the log, in words', async () => {
  const audit = async () => [
    { at: today, author: '', action: 'unpublish', target: 'WAYMARK-US/page/home' },
    { at: today, author: 'ann@example.com', action: 'upload', target: 'upload-7f' },
  ];
  show(<AuditLog service={{ audit }} />);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(`${todayText}Unknown authorTaken offlinePage home (United States)`);
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent(`${todayText}ann@example.comImage uploadedupload-7f`);
});

it.each(['history', 'log', 'pictures'] as const)('says that the %s could not be loaded, and loads it again', async (part) => {
  const answer = vi.fn<() => Promise<[]>>().mockRejectedValueOnce(new Error('No answer')).mockResolvedValue([]);
  if (part === 'history') await showHistory(answer);
  if (part === 'log') show(<AuditLog service={{ audit: answer }} />);
  if (part === 'pictures') show(<PictureChoice service={{ pictures: answer } as unknown as EditorService} onChoose={() => undefined} />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This could not be loaded/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByText(/^(This document has no earlier versions|Nothing has been changed yet|No pictures have been uploaded yet)\.$/))
    .toBeVisible();
});

it('shows the schedule of a document beside what can be done with it', async () => {
  const done = async (): Promise<void> => undefined;
  const place = show(
    <PublishBar
      name={NAME}
      service={{} as EditorService}
      status="same"
      problems={0}
      version={1}
      isPublished={false}
      plan={{ from: '2031-12-01T12:00:00', until: '2031-12-24T12:00:00' }}
      offline={false}
      flush={done}
      onCheck={done}
      onDiscard={() => undefined}
      onDone={() => undefined}
      onRefused={() => undefined}
    />,
  );
  await expect.element(page.getByText('Scheduled for 12/01/2031, 12:00 PM')).toBeVisible();
  await expect.element(page.getByText('Published until 12/24/2031, 12:00 PM')).toBeVisible();
  expect(await axeViolations(place)).toEqual([]);
});
