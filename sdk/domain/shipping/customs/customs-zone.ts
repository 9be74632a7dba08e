import { countryName } from '../country-name.ts';

/** The address fields that decide its customs zone. */
export interface CustomsPlace {
  country: string | null;
  state?: string | null;
  zip?: string | null;
}

const HOME = 'US';
/** US territories are customs zones of their own, whether given as a country or as a state. */
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
/** Military mail clears customs in the country where it is delivered. */
const MILITARY = 'military';
const militaryStates: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** The first match wins. https://pe.usps.com/text/dmm300/608.htm */
const zipZones: readonly [RegExp, string][] = [
  [/^00[679]/, 'PR'],
  [/^008/, 'VI'],
  [/^9695[0-2]/, 'MP'],
  [/^969/, 'GU'],
  [/^96799/, 'AS'],
  [/^(?:340|09|96[2-6])/, MILITARY],
];

/** Returns the customs zone of an address: a country, a US territory or the military. */
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

export const passesCustoms = (from: CustomsPlace, to: CustomsPlace) =>
  customsZone(to) !== customsZone(from);

/** Returns a customs zone's name, for use in a sentence: `Germany`, `Puerto Rico`. */
export function zoneName(place: CustomsPlace): string {
  const zone = customsZone(place);
  return zone === MILITARY ? 'a military address' : countryName(zone);
}

/**
 * Returns whether the recipient's phone number is required but missing. The carrier requires one
 * for every parcel that goes through customs.
 */
export const needsPhone = (
  to: (CustomsPlace & { phone?: string }) | null | undefined,
  from: CustomsPlace,
) => !!to && passesCustoms(from, to) && to.phone === undefined;
