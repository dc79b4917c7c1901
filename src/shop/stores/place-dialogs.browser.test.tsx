import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoAnswer } from '#contract/client/client.ts';
import type { CollectionPoint, Store } from '#contract/calls/stores.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { keepStore } from '#src/base/preferred-store/preferred-store.ts';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { DialogHost } from '#ui/dialog/dialog-host.tsx';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import CollectionDialog from './collection-dialog.tsx';
import PickupDialog from './pickup-dialog.tsx';
import { makePoint, makeStore, PIECE } from './testing/make-places.ts';

interface Question {
  readonly query?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const asked: Question[] = [];
let stores: (question: Question) => readonly Store[];
let points: (question: Question) => readonly CollectionPoint[];
const api = (async (name: string, { body }: { body: Question }) => {
  asked.push(body);
  return name === 'stores.search' ? { stores: stores(body) } : { collectionPoints: points(body) };
}) as unknown as Api;

beforeEach(() => {
  asked.length = 0;
  stores = () => [
    makeStore('SEA', 'Seattle Ballard', { stock: {} }),
    makeStore('ASH', 'Asheville', { pickupDays: 1 }),
    makeStore('PDX', 'Portland Pearl', { stock: { [PIECE]: 1 } }),
  ];
  points = () => [makePoint('P1', 'Alberta Street Grocers'), makePoint('P2', 'Fremont Hardware', { hours: Array.from({ length: 7 }, () => null) })];
});
afterEach(() => {
  vi.restoreAllMocks();
  keepStore(null);
  while (dialogManager.isOpen()) dialogManager.close(undefined);
  localStorage.removeItem('waymark.store-place');
});

const close = vi.fn<(answer?: unknown) => void>();
const show = (dialog: 'pickup' | 'collection', chosenId?: string, more: { qty?: number; ships?: boolean; sent?: boolean } = {}): HTMLElement => {
  close.mockClear();
  return renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        {dialog === 'pickup' ? (
          <PickupDialog props={{ upc: PIECE, chosenId, ...more }} close={close} />
        ) : (
          <CollectionDialog props={{ chosenId }} close={close} />
        )}
        <DialogHost />
      </EnglishPage>
    </WithApi>,
  );
};
const field = page.getByRole('textbox', { name: 'City or ZIP code' });
const look = async (place: string): Promise<void> => {
  await field.fill(place);
  await page.getByRole('button', { name: 'Search' }).click();
};
const names = (): (string | null)[] => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

describe('a store to pick up from', () => {
  it('is chosen from all of the country where nobody says where they are, those that have the piece soonest first', async () => {
    const place = show('pickup');
    await expect.element(page.getByText(/^Stores with this item in stock are listed first. Enter your location/)).toBeVisible();
    expect(asked[0]).toMatchObject({ countryCode: 'US', upcs: [PIECE] });
    expect(asked[0]).not.toHaveProperty('query');
    expect(names()).toEqual(['Portland Pearl', 'Asheville', 'Seattle Ballard']);
    await expect.element(page.getByRole('status')).toHaveTextContent('3 stores');
    await expect.element(page.getByText('LOW STOCK · only 1 left · ready the same day')).toBeVisible();
    await expect.element(page.getByText('Open today 10:00 AM to 7:30 PM').first()).toBeVisible();
    expect(await axeViolations(place)).toEqual([]);
    await page.getByRole('button', { name: 'Select Asheville' }).click();
    expect(close.mock.calls).toEqual([[{ store: { id: 'ASH', name: 'Asheville' } }]]);
  });

  it('is one that has the piece: no other has a button, and where none has it that is said', async () => {
    show('pickup');
    await expect.element(page.getByRole('button', { name: 'Select Portland Pearl' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Select Seattle Ballard' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/^No store has this in stock/)).not.toBeInTheDocument();
    stores = () => [makeStore('SEA', 'Seattle Ballard', { stock: { [PIECE]: 0 } })];
    await look('Seattle');
    await expect.element(page.getByText('No store has this in stock right now. We can ship it to you.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Select/ })).not.toBeInTheDocument();
  });

  it('is marked where it is the shopper’s own, which is before others that are as soon', async () => {
    keepStore({ id: 'ASH', name: 'Asheville' });
    stores = () => [makeStore('PDX', 'Portland Pearl'), makeStore('ASH', 'Asheville')];
    show('pickup');
    await expect.element(page.getByText('Your store')).toBeVisible();
    expect(names()).toEqual(['Asheville', 'Portland Pearl']);
  });

  it('is looked for near what is typed, and a place that nobody knows leads back to all of them', async () => {
    stores = ({ query }) => (query === 'Xyzzy' ? [] : [makeStore('PDX', 'Portland Pearl', query === undefined ? {} : { distance: 0.2 })]);
    show('pickup');
    await look(' Portland ');
    await expect.element(page.getByText('Stores with this item in stock are listed first: soonest pickup, then nearest.')).toBeVisible();
    await expect.element(page.getByText('1 Main Street, Portland · < 1 mi')).toBeVisible();
    expect(asked.at(-1)).toHaveProperty('query', 'Portland');
    await look('Xyzzy');
    await expect.element(page.getByText('No stores within 50 mi. Search farther away or try another location.')).toBeVisible();
    await page.getByRole('button', { name: 'Search farther away' }).click();
    await expect.element(page.getByText('No stores found there. Try another location.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all locations' }).click();
    await expect.element(page.getByRole('heading', { name: 'Portland Pearl' })).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  it('is within 50 miles of the place, unless somebody looks further away', async () => {
    show('pickup');
    await expect.element(page.getByRole('combobox', { name: 'Within' })).not.toBeInTheDocument();
    await look('10001');
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ query: '10001', radius: 80 }));
    const within = page.getByRole('combobox', { name: 'Within' });
    await expect.element(within).toHaveDisplayValue('50 mi');
    await within.selectOptions('100 mi');
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ radius: 161 }));
    await within.selectOptions('Any distance');
    await vi.waitFor(() => expect(asked.at(-1)).not.toHaveProperty('radius'));
  });

  it('is looked for where the device is, to about a kilometre; a device that does not tell asks for a city', async () => {
    const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    position.mockImplementation((_, refused) => refused?.({ code: 1 } as GeolocationPositionError));
    show('pickup');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.element(field).toHaveAccessibleDescription('We couldn’t find your location. Enter a city instead.');
    position.mockImplementation((found) => found({ coords: { latitude: 45.523_06, longitude: -122.676_48 } } as GeolocationPosition));
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Use your location?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, show stores near here' }).click();
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ latitude: 45.52, longitude: -122.68 }));
    expect(localStorage.getItem('waymark.store-place')).toBeNull();
  });

  it('can be given up for a parcel once it is chosen', async () => {
    show('pickup', 'PDX');
    await expect.element(page.getByRole('button', { name: 'Selected, Portland Pearl' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Ship instead' }).click();
    expect(close.mock.calls).toEqual([[{}]]);
  });

  it('is asked for again where no answer came', async () => {
    const answer = stores;
    stores = () => {
      throw new NoAnswer('network', false);
    };
    show('pickup');
    await expect.element(page.getByRole('alert').getByText(/^We couldn’t load stores/)).toBeVisible();
    stores = answer;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Portland Pearl' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

it('a counter near the device is looked for once the place is confirmed: a wrong one changes nothing', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 45.523_06, longitude: -122.676_48 } } as GeolocationPosition),
  );
  show('collection');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByRole('button', { name: 'No, I’ll enter a location' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Enter your location to see the nearest pickup points.')).toBeVisible();
});

describe('a store without the piece', () => {
  const BOTH: Partial<Store> = { services: ['pickup', 'sts'] };

  it('can have it sent where it takes parcels and the shop has it; one that takes none cannot be chosen', async () => {
    stores = () => [
      makeStore('EUG', 'Eugene', { stock: {} }),
      makeStore('SEA', 'Seattle Ballard', { stock: {}, pickupDays: 1, ...BOTH }),
      makeStore('PDX', 'Portland Pearl', BOTH),
    ];
    const place = show('pickup', undefined, { ships: true });
    await expect.element(page.getByRole('button', { name: 'Select Portland Pearl' })).toBeVisible();
    expect(names()).toEqual(['Portland Pearl', 'Seattle Ballard', 'Eugene']);
    await expect.element(page.getByText('OUT OF STOCK · ships here in 3 to 6 business days')).toBeVisible();
    for (const name of ['Ship to this store: Portland Pearl', 'Ship to this store: Eugene', 'Select Eugene', 'Select Seattle Ballard'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    expect(await axeViolations(place)).toEqual([]);
    await page.getByRole('button', { name: 'Ship to this store: Seattle Ballard' }).click();
    expect(close.mock.calls).toEqual([[{ store: { id: 'SEA', name: 'Seattle Ballard', code: 'sts' } }]]);
  });

  it('is one with fewer than are wanted, too, and says how many it has', async () => {
    stores = () => [makeStore('PDX', 'Portland Pearl', { stock: { [PIECE]: 2 }, ...BOTH }), makeStore('EUG', 'Eugene', { stock: { [PIECE]: 3 } })];
    show('pickup', undefined, { ships: true, qty: 3 });
    await expect.element(page.getByRole('button', { name: 'Select Eugene' })).toBeVisible();
    await expect.element(page.getByText('2 of 3 in stock · ships here in 3 to 6 business days')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ship to this store: Portland Pearl' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Select Portland Pearl' })).not.toBeInTheDocument();
  });

  it('has nothing sent that the shop does not have: no store can be chosen, which is said', async () => {
    stores = () => [makeStore('PDX', 'Portland Pearl', { stock: { [PIECE]: 2 }, ...BOTH })];
    show('pickup', undefined, { qty: 3 });
    await expect.element(page.getByText('No store has 3 of these in stock right now. We can ship them to you.')).toBeVisible();
    await expect.element(page.getByText('2 of 3 in stock')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Portland Pearl/ })).not.toBeInTheDocument();
  });

  it('is offered for sending where no store has it, and stays chosen for that when it has one by now', async () => {
    stores = () => [makeStore('PDX', 'Portland Pearl', { stock: {}, ...BOTH })];
    show('pickup', undefined, { ships: true });
    await expect.element(page.getByText('No store has this in stock right now. We can send it to a store for you.')).toBeVisible();
    stores = () => [makeStore('PDX', 'Portland Pearl', BOTH)];
    show('pickup', 'PDX', { ships: true, sent: true });
    await expect.element(page.getByRole('button', { name: 'Selected, Portland Pearl', pressed: true })).toBeVisible();
  });
});

describe('a counter for parcels', () => {
  it('says what it costs, how long it takes and whether it is open, and is chosen', async () => {
    const place = show('collection');
    await expect.element(page.getByText('Enter your location to see the nearest pickup points.')).toBeVisible();
    await expect.element(page.getByText('$3.95 · Porchlight Parcel, in 3 to 5 business days').first()).toBeVisible();
    await expect.element(page.getByText('Closed today')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('2 pickup points');
    expect(await axeViolations(place)).toEqual([]);
    await page.getByRole('button', { name: 'Select Fremont Hardware' }).click();
    expect(close.mock.calls).toEqual([[{ store: { id: 'P2', name: 'Fremont Hardware', code: 'pudo' } }]]);
  });

  it('is looked for near a place; where there is none, all of them are one press away', async () => {
    points = ({ query }) => (query === undefined ? [makePoint('P1', 'Alberta Street Grocers')] : []);
    show('collection');
    await look('Nome');
    await expect.element(page.getByText('No pickup points found there. Try another location.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all locations' }).click();
    await expect.element(page.getByRole('heading', { name: 'Alberta Street Grocers' })).toBeVisible();
  });

  it('can be given up for a parcel to the door, and is asked for again where no answer came', async () => {
    const answer = points;
    points = () => {
      throw new NoAnswer('network', false);
    };
    show('collection', 'P1');
    await expect.element(page.getByRole('alert').getByText(/^We couldn’t load pickup points/)).toBeVisible();
    points = answer;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Selected, Alberta Street Grocers' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Ship instead' }).click();
    expect(close.mock.calls).toEqual([[{}]]);
  });
});
