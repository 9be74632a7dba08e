import { expect, it } from 'vitest';
import { postalLine, postalLines } from './postal-lines.ts';

const address = {
  line1: '417 Montgomery St',
  line2: 'Floor 5',
  city: 'San Francisco',
  state: 'CA',
  postal_code: '94104',
  country: 'US',
};

it("formats an address as on a parcel, with the country's name", () => {
  expect(postalLines(address)).toEqual([
    '417 Montgomery St',
    'Floor 5',
    'San Francisco, CA 94104',
    'United States',
  ]);
  expect(postalLine({ name: 'Ada Park', company: 'Park Tools', address })).toBe(
    'Ada Park, Park Tools, 417 Montgomery St, Floor 5, San Francisco, CA 94104, United States',
  );
});

it('leaves no gap for missing fields', () => {
  const sparse = { ...address, line2: null, state: null, postal_code: null, country: null };
  expect(postalLines(sparse)).toEqual(['417 Montgomery St', 'San Francisco']);
  expect(postalLine({ name: null, address: sparse })).toBe('417 Montgomery St, San Francisco');
  expect(postalLine({ name: 'Ada Park', address: null })).toBeNull();
});

it('shows a country as the provider spells it', () => {
  expect(postalLines({ ...address, country: 'Utopia' }).at(-1)).toBe('Utopia');
});
