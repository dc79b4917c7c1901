import { nextVersion } from '#src/base/api/next-version.ts';
import { takeOver } from '#src/base/api/take-over.ts';
import { untilAnswered } from './until-answered.ts';

/** The server requires a newer app (426): it takes over as soon as it is installed, and the page reloads. Pending changes are kept. */
export const updateApp = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration && (await nextVersion(registration));
  await untilAnswered();
  if (worker) takeOver(worker);
  else location.reload();
};
