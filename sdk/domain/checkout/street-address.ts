import type { components } from '../../src/schema.d.ts';

type StreetAddress = components['schemas']['Address'];

type TypedAddress = Pick<StreetAddress, 'address' | 'city' | 'state' | 'zip' | 'country'> & {
  [Field in OptionalField]?: string | null | undefined;
};
/** Optional fields of the address form. */
type OptionalField = 'name' | 'company' | 'address2' | 'phone';

/** Returns only the address fields. Missing ones are left out. */
export function streetAddressOf({ address, city, state, zip, country, ...input }: TypedAddress) {
  const { name, company, address2, phone } = input;
  const stated: StreetAddress = {
    ...(name && { name }),
    ...(company && { company }),
    address,
    ...(address2 && { address2 }),
    city,
    state,
    zip,
    country,
    ...(phone && { phone }),
  };
  return stated;
}

/** Returns the address as database columns, with null for missing fields. */
export function addressColumns(input: TypedAddress) {
  const { name, company, address, address2, city, state, zip, country, phone } = input;
  return {
    name: name ?? null,
    company: company ?? null,
    address,
    address2: address2 ?? null,
    city,
    state,
    zip,
    country,
    phone: phone ?? null,
  };
}

/** Returns the street as carriers compare it. A second line is treated as part of the first. */
export const wholeStreet = ({ address, address2 }: Pick<StreetAddress, 'address' | 'address2'>) =>
  [address, address2].filter(Boolean).join(' ');
