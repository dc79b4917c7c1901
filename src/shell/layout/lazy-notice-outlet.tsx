import { deferred } from '#ui/lazy/deferred.tsx';

/** What is said at the top of the page. Fetched once there is something to say (`start-page.ts`), or with the first sign of use. */
export const NoticeOutlet = deferred(
  () => import('#ui/notice/notice-outlet.tsx').then((module) => module.NoticeOutlet),
  import.meta.env.SSR ? (await import('#ui/notice/notice-outlet.tsx')).NoticeOutlet : undefined,
);
