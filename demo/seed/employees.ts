import type { Db } from '#server/platform/db/open.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { storeEmployees } from '#server/platform/db/schema/in-store.ts';

/** Made-up people; three to a store, so that a list has something to choose from. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['Maya Brooks', 'Owen Castillo', 'Priya Raman', 'Theo Nguyen', 'Hannah Weiss', 'Caleb Osei', 'Rosa Delgado'],
  CA: ['Élise Tremblay', 'Liam Singh', 'Noor Haddad', 'Grace Okafor', 'Mathis Roy'],
  GB: ['Isla Fraser', 'Tom Ashworth', 'Amara Bello', 'Rhys Morgan'],
  FR: ['Camille Laurent', 'Hugo Bernard', 'Inès Moreau', 'Yanis Petit'],
  DE: ['Lena Hoffmann', 'Jonas Vogel', 'Emre Aydın', 'Mia Krause'],
};
const A_STORE = 3;

/** Adds the people of the demonstration shop's stores. */
export const seedEmployees = async (db: Db): Promise<void> => {
  const all = await db.select({ id: stores.id, countryCode: stores.countryCode }).from(stores).orderBy(stores.id);
  const rows = all.flatMap(({ id, countryCode }, position) => {
    const names = NAMES[countryCode] ?? NAMES.US ?? [];
    return names.slice(0, A_STORE).map((_, index) => ({
      id: `${id}-${String(index + 1).padStart(2, '0')}`,
      storeId: id,
      name: names[(position + index) % names.length] ?? id,
    }));
  });
  if (rows.length > 0) await db.insert(storeEmployees).values(rows).onConflictDoNothing();
};
