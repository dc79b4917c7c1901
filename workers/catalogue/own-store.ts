import type { StoreStockPart } from '#contract/calls/store-stock.ts';
import { type CataloguePorts, OWN_STORE } from '#db/catalogue/ports.ts';
import { readParts } from '#db/catalogue/read-catalogue.ts';
import { MOST_TOLD } from '#domain/catalogue/pack/write-parts.ts';
import type { CatalogueApi } from './types.ts';

interface Opened {
  readonly version: string;
  readonly units: Promise<ReadonlyMap<string, number>>;
}

/** The stock of the store that this device sells in, from the parts on the device. */
export const createOwnStore = (ports: Pick<CataloguePorts, 'store' | 'hashOf'>): { readonly stockOf: CatalogueApi['ownStoreStock'] } => {
  let opened: Opened | undefined;

  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const decoder = new TextDecoder();
    let units = new Map<string, number>();
    const manifest = await readParts(ports, OWN_STORE, ({ parts }) => {
      units = new Map();
      const take = (bytes: Uint8Array): void => {
        for (const [upc, count] of unitsOf(JSON.parse(decoder.decode(bytes)) as StoreStockPart)) units.set(upc, count);
      };
      return { order: [[...parts.keys()]], take };
    });
    if (!manifest) throw new Error('A part is missing');
    return units;
  };

  return {
    stockOf: async (storeId, upcs) => {
      try {
        const manifest = (await ports.store.read(OWN_STORE))?.installed;
        if (manifest?.storeId !== storeId) return undefined;
        if (opened?.version !== manifest.version) opened = { version: manifest.version, units: read() };
        const all = await opened.units;
        return { asOf: manifest.asOf, units: Object.fromEntries(upcs.flatMap((upc) => (all.has(upc) ? [[upc, all.get(upc) ?? 0]] : []))) };
      } catch {
        // Mended by the next refresh.
        opened = undefined;
        return undefined;
      }
    },
  };
};

const unitsOf = ({ upcs, units }: StoreStockPart): (readonly [string, number])[] =>
  upcs.map((upc, index) => [upc, units[index] === '+' ? MOST_TOLD : Number(units[index])]);
