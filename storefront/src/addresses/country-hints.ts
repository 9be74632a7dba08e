interface Terms {
  state?: string;
  zip?: string;
  /** An example of its postal codes. */
  example?: string;
}

/** Names of fields that differ from ours by country, and examples of postal codes. */
const terms: Record<string, Terms> = {
  AT: { state: 'the Land', zip: 'PLZ', example: '1010' },
  AU: { state: 'the state or territory', zip: 'the postcode', example: '2000' },
  BE: { state: 'the province', zip: 'the postcode', example: '1000' },
  CA: { state: 'the province or territory', zip: 'the postal code', example: 'K1A 0B1' },
  CH: { state: 'the canton', zip: 'PLZ, NPA', example: '3000' },
  DE: { state: 'the Land', zip: 'PLZ', example: '10117' },
  DK: { state: 'the region', zip: 'the postnummer', example: '1050' },
  ES: { state: 'the provincia', zip: 'the código postal', example: '28001' },
  FI: { state: 'the region', zip: 'the postinumero', example: '00100' },
  FR: { state: 'the département', zip: 'the code postal', example: '75001' },
  GB: { state: 'the county', zip: 'the postcode', example: 'SW1A 1AA' },
  HK: { state: 'the district', zip: 'no postal codes there: enter 00000' },
  AE: { state: 'the emirate', zip: 'no postal codes there: enter 00000' },
  IE: { state: 'the county', zip: 'the Eircode', example: 'D02 X285' },
  IT: { state: 'the provincia', zip: 'CAP', example: '00118' },
  JP: { state: 'the prefecture', zip: 'the postal code', example: '100-0001' },
  MX: { state: 'the estado', zip: 'the código postal', example: '06000' },
  NL: { state: 'the province', zip: 'the postcode', example: '1012 AB' },
  NO: { state: 'the fylke', zip: 'the postnummer', example: '0150' },
  NZ: { state: 'the region', zip: 'the postcode', example: '6011' },
  PL: { state: 'the voivodeship', zip: 'the postal code', example: '00-001' },
  PT: { state: 'the district', zip: 'the postal code', example: '1100-148' },
  SE: { state: 'the län', zip: 'the postnummer', example: '111 22' },
  US: { example: '94104' },
};

const elsewhere: Terms = {
  state: 'the region, or the city if there is no region',
  zip: 'the postal code',
};

/** Returns what to type into State and ZIP for a country, or undefined if the default labels fit. */
export function hintsFor(country: string): { state: string | undefined; zip: string | undefined } {
  const { state, zip, example } = terms[country] ?? elsewhere;
  const parts = [zip && sentence(zip), example && `Example: ${example}`].filter(Boolean);
  return {
    state: state && sentence(state),
    zip: parts.length > 0 ? parts.join(' ') : undefined,
  };
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
