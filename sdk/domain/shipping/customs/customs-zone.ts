import { countryName } from '../country-name.ts';

/** As much of an address as customs depend on. */
export interface CustomsPlace {
  country: string | null;
  state?: string | null;
  zip?: string | null;
}

const HOME = 'US';
/** US territories are customs zones of their own, as a country or as a state. */
const territories: ReadonlyMap<string, string> = new Map([
  ['PR', 'PR'],
  ['PUERTO RICO', 'PR'],
  ['VI', 'VI'],
  ['VIRGIN ISLANDS', 'VI'],
  ['U.S. VIRGIN ISLANDS', 'VI'],
  ['US VIRGIN ISLANDS', 'VI'],
  ['GU', 'GU'],
  ['GUAM', 'GU'],
  ['AS', 'AS'],
  ['AMERICAN SAMOA', 'AS'],
  ['MP', 'MP'],
  ['NORTHERN MARIANA ISLANDS', 'MP'],
]);
/** Military mail passes the customs of wherever it is opened. */
const MILITARY = 'military';
const militaryStates: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** The first that fits counts. https://pe.usps.com/text/dmm300/608.htm */
const zipZones: readonly [RegExp, string][] = [
  [/^00[679]/, 'PR'],
  [/^008/, 'VI'],
  [/^9695[0-2]/, 'MP'],
  [/^969/, 'GU'],
  [/^96799/, 'AS'],
  [/^(?:340|09|96[2-6])/, MILITARY],
];

/** Returns the part of the world that customs count as one: a country, a US territory, the military. */
export function customsZone({ country, state, zip }: CustomsPlace): string {
  const code = (country ?? '').trim().toUpperCase();
  if (code !== HOME) return code;
  const region = (state ?? '').trim().toUpperCase();
  const territory = territories.get(region);
  if (territory !== undefined) return territory;
  if (militaryStates.has(region)) return MILITARY;
  const digits = (zip ?? '').trim();
  return zipZones.find(([pattern]) => pattern.test(digits))?.[1] ?? HOME;
}

/** Whether a parcel passes customs on its way. */
export const passesCustoms = (from: CustomsPlace, to: CustomsPlace) =>
  customsZone(to) !== customsZone(from);

/** Returns a customs zone as it stands in a sentence: `Germany`, `Puerto Rico`. */
export function zoneName(place: CustomsPlace): string {
  const zone = customsZone(place);
  return zone === MILITARY ? 'a military address' : countryName(zone);
}

/** Whether the carrier needs a phone number that nobody has given: it takes no parcel through customs without. */
export const needsPhone = (
  to: (CustomsPlace & { phone?: string }) | null | undefined,
  from: CustomsPlace,
) => !!to && passesCustoms(from, to) && to.phone === undefined;
