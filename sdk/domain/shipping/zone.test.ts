import { expect, it } from 'vitest';
import { invalidZip, zoneOf } from './zone.ts';

it.each([
  ['US', ' 94104-1129', 'US 941'],
  ['DE', '53111', 'DE'],
  ['US', '1', 'US 1'],
])('for %s %s', (country, zip, zone) => {
  expect(zoneOf({ country, zip })).toBe(zone);
});

it.each(['94104', ' 94104 ', '94104-1129', '94104 1129', '941041129'])(
  '%s is a ZIP code',
  (zip) => {
    expect(invalidZip({ country: 'US', zip })).toBeNull();
  },
);

it.each(['', '9410', '94104-', '94104-112', 'x94104', '94104x', 'SW1A 1AA'])(
  "“%s” isn't a ZIP code, but is accepted in other countries",
  (zip) => {
    expect(invalidZip({ country: 'US', zip })).toContain('5 digits');
    expect(invalidZip({ country: 'GB', zip })).toBeNull();
  },
);
