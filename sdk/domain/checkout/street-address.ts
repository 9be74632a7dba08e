import type { components } from '../../src/schema.d.ts';

type StreetAddress = components['schemas']['Address'];

type TypedAddress = Pick<StreetAddress, 'address' | 'city' | 'state' | 'zip' | 'country'> & {
  [Field in OptionalField]?: string | null | undefined;
};
/** What the address screen asks for without needing it. */
type OptionalField = 'name' | 'company' | 'address2' | 'phone';

/** The fields of an address alone; what is missing is left out. */
export function streetAddressOf({ address, city, state, zip, country, ...given }: TypedAddress) {
  const { name, company, address2, phone } = given;
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

/** As columns of a row hold it: null where nothing was given. */
export function addressColumns(given: TypedAddress) {
  const { name, company, address, address2, city, state, zip, country, phone } = given;
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

/** The street as carriers compare it: a second line is no other place than the same behind the first. */
export const wholeStreet = ({ address, address2 }: Pick<StreetAddress, 'address' | 'address2'>) =>
  [address, address2].filter(Boolean).join(' ');
