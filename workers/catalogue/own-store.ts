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
    const sound = await readParts(ports, OWN_STORE);
    if (!sound) throw new Error('A part is missing');
    const decoder = new TextDecoder();
    return new Map(sound.parts.flatMap((bytes) => unitsOf(JSON.parse(decoder.decode(bytes)) as StoreStockPart)));
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
