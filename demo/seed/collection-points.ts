import type { InferInsertModel } from 'drizzle-orm';
import type { collectionPoints } from '#server/platform/db/schema/catalogue.ts';
import { type Hours, week } from './week.ts';

export type CollectionPointRow = InferInsertModel<typeof collectionPoints>;

interface Carrier {
  readonly countryCode: string;
  /** Made up, as the counters are. */
  readonly name: string;
  readonly hours: Hours;
}

const CARRIERS = {
  US: { countryCode: 'US', name: 'Porchlight Parcel', hours: week(['08:00', '21:00'], ['08:00', '21:00'], ['09:00', '18:00']) },
  CA: { countryCode: 'CA', name: 'Portage Colis', hours: week(['08:00', '21:00'], ['09:00', '18:00'], ['10:00', '17:00']) },
  GB: { countryCode: 'GB', name: 'Cornerpost', hours: week(['07:00', '22:00'], ['07:00', '22:00'], ['08:00', '20:00']) },
  FR: { countryCode: 'FR', name: 'Relais Courant', hours: week(['09:00', '19:30'], ['09:30', '19:00'], null) },
  DE: { countryCode: 'DE', name: 'Paketeck', hours: week(['08:00', '20:00'], ['08:00', '18:00'], null) },
} as const satisfies Record<string, Carrier>;

type Place = readonly [
  name: string,
  addressLine1: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  /** Where the country has states or provinces with taxes of their own. */
  province?: string,
  timeZone?: string,
];

const rowsOf = (carrier: Carrier, timeZone: string, places: readonly Place[]): CollectionPointRow[] =>
  places.map(([name, addressLine1, city, postalCode, latitude, longitude, province, ownZone], index) => ({
    id: `${carrier.countryCode}-CP-${String(index + 1).padStart(3, '0')}`,
    carrier: carrier.name,
    name,
    addressLine1,
    city,
    postalCode,
    province: province ?? null,
    countryCode: carrier.countryCode,
    latitude,
    longitude,
    hours: carrier.hours,
    timeZone: ownZone ?? timeZone,
  }));

/** Counters where parcels wait: real places on the map, the counters and their numbers are made up. */
export const SEED_COLLECTION_POINTS: readonly CollectionPointRow[] = [
  ...rowsOf(CARRIERS.US, 'America/Los_Angeles', [
    ['Alberta Street Grocers', '2210 NE Alberta Street', 'Portland', '97211', 45.559, -122.643, 'OR'],
    ['Hawthorne Books & Parcels', '3612 SE Hawthorne Boulevard', 'Portland', '97214', 45.512, -122.626, 'OR'],
    ['Fremont Hardware', '3501 Fremont Avenue N', 'Seattle', '98103', 47.651, -122.35, 'WA'],
    ['Mission Corner Market', '2405 Mission Street', 'San Francisco', '94110', 37.758, -122.419, 'CA'],
    ['Smith Street Newsstand', '214 Smith Street', 'Brooklyn', '11201', 40.684, -73.992, 'NY', 'America/New_York'],
    ['Prince Street Copies', '96 Prince Street', 'New York', '10012', 40.724, -73.999, 'NY', 'America/New_York'],
    ['Andersonville Video', '5240 N Clark Street', 'Chicago', '60640', 41.978, -87.668, 'IL', 'America/Chicago'],
    ['Centre Street Cleaners', '670 Centre Street', 'Boston', '02130', 42.313, -71.114, 'MA', 'America/New_York'],
  ]),
  ...rowsOf(CARRIERS.CA, 'America/Toronto', [
    ['Commercial Drive Produce', '1620 Commercial Drive', 'Vancouver', 'V5L 3Y3', 49.27, -123.07, 'BC', 'America/Vancouver'],
    ['Queen West Stationers', '812 Queen Street W', 'Toronto', 'M6J 1G3', 43.646, -79.409, 'ON'],
    ['Danforth Pharmacy', '548 Danforth Avenue', 'Toronto', 'M4K 1P8', 43.678, -79.348, 'ON'],
    ['Dépanneur du Plateau', '4310 Rue Saint-Denis', 'Montréal', 'H2J 2K8', 45.524, -73.583, 'QC'],
  ]),
  ...rowsOf(CARRIERS.GB, 'Europe/London', [
    ['Exmouth News', '41 Exmouth Market', 'London', 'EC1R 4QL', 51.526, -0.109],
    ['Bermondsey Off Licence', '120 Bermondsey Street', 'London', 'SE1 3TX', 51.5, -0.081],
    ['Northern Quarter Kiosk', '22 Oldham Street', 'Manchester', 'M1 1JN', 53.483, -2.236],
    ['Gloucester Road Stores', '164 Gloucester Road', 'Bristol', 'BS7 8NT', 51.473, -2.591],
    ['Leith Walk Papers', '210 Leith Walk', 'Edinburgh', 'EH6 5EQ', 55.966, -3.174],
  ]),
  ...rowsOf(CARRIERS.FR, 'Europe/Paris', [
    ['Tabac des Abbesses', '31 rue des Abbesses', 'Paris', '75018', 48.884, 2.338],
    ['Librairie Oberkampf', '88 rue Oberkampf', 'Paris', '75011', 48.865, 2.378],
    ['Pressing Daguerre', '42 rue Daguerre', 'Paris', '75014', 48.834, 2.328],
    ['Épicerie de la Croix-Rousse', '104 boulevard de la Croix-Rousse', 'Lyon', '69001', 45.775, 4.829],
    ['Cordonnerie du Lac', '9 rue Sommeiller', 'Annecy', '74000', 45.9, 6.126],
    ['Fleurs du Cours Julien', '51 cours Julien', 'Marseille', '13006', 43.294, 5.384],
  ]),
  ...rowsOf(CARRIERS.DE, 'Europe/Berlin', [
    ['Späti Boxhagener', 'Boxhagener Straße 74', 'Berlin', '10245', 52.511, 13.459],
    ['Schreibwaren Kollwitz', 'Kollwitzstraße 52', 'Berlin', '10405', 52.536, 13.417],
    ['Kiosk am Schulterblatt', 'Schulterblatt 83', 'Hamburg', '20357', 53.562, 9.962],
    ['Blumen Glockenbach', 'Müllerstraße 30', 'München', '80469', 48.131, 11.569],
    ['Reinigung Ehrenfeld', 'Venloer Straße 310', 'Köln', '50823', 50.951, 6.916],
  ]),
];
