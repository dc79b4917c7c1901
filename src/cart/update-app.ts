import { takeOver } from '#src/api/take-over.ts';
import { untilAnswered } from './until-answered.ts';

/** The version that stands ready, or else comes to stand ready once the shop has been asked for one; null: there is none. */
const nextVersion = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> => {
  if (registration.waiting) return registration.waiting;
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (registration.waiting || !installing) return registration.waiting;
  await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
};

/** The shop wants a newer app (426): it takes over as soon as it is here, and the page begins with it. What waits is kept. */
export const updateApp = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration && (await nextVersion(registration));
  await untilAnswered();
  if (worker) takeOver(worker);
  else location.reload();
};
