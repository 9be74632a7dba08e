import { describe, expect, it } from 'vitest';
import { addressColumns, streetAddressOf, wholeStreet } from './street-address.ts';

const place = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const rest = { name: 'Ada Park', company: 'Chips', address2: 'Apt 4', phone: '+1 503 555 0100' };
const nothing = { name: null, company: null, address2: null, phone: null };

describe('an address', () => {
  it('contains only its own fields', () => {
    const record = { ...place, ...rest, id: 'a1', chosen: true };
    expect(streetAddressOf(record)).toStrictEqual({ ...place, ...rest });
  });

  it.each([{}, nothing, { name: '', company: '', address2: '', phone: '' }])(
    'leaves out missing fields: %j',
    (missing) => {
      expect(streetAddressOf({ ...place, ...missing })).toStrictEqual(place);
    },
  );

  it('is stored with null for missing fields', () => {
    expect(addressColumns({ ...place, ...rest })).toStrictEqual({ ...place, ...rest });
    expect(addressColumns(place)).toStrictEqual({ ...place, ...nothing });
  });
});

it.each([
  ['1 Main St', 'Apt 4', '1 Main St Apt 4'],
  ['1 Main St Apt 4', undefined, '1 Main St Apt 4'],
  ['1 Main St', '', '1 Main St'],
])('the street of %s and %s is %s', (address, address2, street) => {
  expect(wholeStreet({ address, ...(address2 !== undefined && { address2 }) })).toBe(street);
});
