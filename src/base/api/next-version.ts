/** The version that stands ready, or else comes to stand ready once the shop has been asked for one; null: there is none. */
export const nextVersion = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> => {
  if (registration.waiting) return registration.waiting;
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (registration.waiting || !installing) return registration.waiting;
  await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  return registration.waiting;
};
