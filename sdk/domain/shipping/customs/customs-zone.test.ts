import { expect, it } from 'vitest';
import { needsPhone, passesCustoms, zoneName } from './customs-zone.ts';

const mainland = { country: 'US', state: 'CA', zip: '94104' };

it.each([
  [{ country: 'us' }, false],
  [{ country: 'US', state: 'HI', zip: '96813' }, false],
  [{ country: 'US', state: 'AK', zip: '99501' }, false],
  [{ country: 'US', state: 'WA', zip: '98101' }, false],
  [{ country: 'DE' }, true],
  [{ country: 'PR' }, true],
  [{ country: 'GU' }, true],
  [{ country: 'VI' }, true],
  [{ country: 'AS' }, true],
  [{ country: 'MP' }, true],
  [{ country: 'US', state: 'PR' }, true],
  [{ country: 'US', state: 'gu ' }, true],
  [{ country: 'US', state: 'Puerto Rico' }, true],
  [{ country: 'US', state: 'VI' }, true],
  [{ country: 'US', state: 'AS' }, true],
  [{ country: 'US', state: 'MP' }, true],
  [{ country: 'US', state: 'AA' }, true],
  [{ country: 'US', state: 'AE' }, true],
  [{ country: 'US', state: 'AP' }, true],
  [{ country: 'US', zip: '00901' }, true],
  [{ country: 'US', zip: '00802-1234' }, true],
  [{ country: 'US', zip: '96910' }, true],
  [{ country: 'US', zip: '96950' }, true],
  [{ country: 'US', zip: '96799' }, true],
  [{ country: 'US', zip: '34002' }, true],
  [{ country: 'US', zip: '09012' }, true],
  [{ country: 'US', zip: '96201' }, true],
])('a parcel from the mainland to %j goes through customs: %s', (to, passes) => {
  expect(passesCustoms(mainland, to)).toBe(passes);
});

it('a territory is the same zone as a state and as a country', () => {
  expect(passesCustoms({ country: 'PR' }, { country: 'US', state: 'PR', zip: '00901' })).toBe(
    false,
  );
});

it.each([
  [{ country: 'US', state: 'PR' }, 'Puerto Rico'],
  [{ country: 'US', zip: '09012' }, 'a military address'],
  [{ country: 'DE' }, 'Germany'],
])('%j is named %s', (place, name) => {
  expect(zoneName(place)).toBe(name);
});

it.each([
  ['at home', { country: 'US' }, false],
  ['at home with a phone', { country: 'US', phone: '+1 480 555 0100' }, false],
  ['abroad', { country: 'DE' }, true],
  ['to Guam', { country: 'US', state: 'GU' }, true],
  ['abroad with a phone', { country: 'DE', phone: '+49 228 555 0100' }, false],
  ['to an unknown country', { country: null }, true],
])('whether the phone number is missing for a parcel %s: %o %s', (_, to, needed) => {
  expect(needsPhone(to, { country: 'US' })).toBe(needed);
});
