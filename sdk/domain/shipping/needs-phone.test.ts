import { expect, it } from 'vitest';
import { needsPhone } from './needs-phone.ts';

it.each([
  ['at home', { country: 'US' }, false],
  ['at home with a phone', { country: 'US', phone: '+1 480 555 0100' }, false],
  ['abroad', { country: 'DE' }, true],
  ['to Guam', { country: 'US', state: 'GU' }, true],
  ['abroad with a phone', { country: 'DE', phone: '+49 228 555 0100' }, false],
  ['where the country is not known', { country: null }, true],
])('a parcel that stays or goes %s needs a phone number yet: %o %s', (_, to, needed) => {
  expect(needsPhone(to, { country: 'US' })).toBe(needed);
});
