import { describe, expect, it } from 'vitest';
import {
  addressOnRecord,
  agreedAs,
  agreedTo,
  agreeInBook,
  isSamePlace,
  presentAddressStart,
  shippedTo,
} from './address-on-record.ts';

const salem = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const tempe = { address: '2 Mill Rd', city: 'Tempe', state: 'AZ', zip: '85281', country: 'US' };
const used = { ...salem, chosen: false };
const chosen = { ...salem, chosen: true };
const checked = { ...tempe, checked: true };
const unchecked = { ...tempe, checked: false };
const unjudged = { ...tempe, checked: undefined };

describe('things are sent to', () => {
  it.each([
    ['nowhere, of nobody’s', null, null, null],
    ['what was used last, without a book', used, null, used],
    ['the default of the book before what was used last', used, checked, checked],
    ['what was chosen for this cart before the default', chosen, checked, chosen],
    ['what was chosen for this cart, whatever the default', chosen, unchecked, chosen],
    ['nowhere yet, where the default was not checked', used, unchecked, null],
    ['nowhere yet, where nobody said that it was checked', null, unjudged, null],
    ['the default, where nothing was used yet', null, checked, checked],
  ])('%s', (_case, last, standard, address) => {
    expect(addressOnRecord(last, standard)).toBe(address);
  });
});

it('stores only the address, and whether it is as typed', () => {
  expect(shippedTo(null, null)).toBeNull();
  expect(shippedTo({ ...chosen, asTyped: false }, null)).toEqual(salem);
  expect(shippedTo({ ...chosen, asTyped: true }, null)).toEqual({ ...salem, asTyped: true });
});

describe('of what was checked is agreed to', () => {
  const [pendingAddress, pendingTyped] = [salem, tempe];
  it.each([
    ['nothing, where nothing waits', {}, true, null],
    ['nothing, where only what was typed waits', { pendingTyped }, true, null],
    ['what the carrier knows', { pendingAddress }, true, [salem, salem, false]],
    ['what the carrier suggests', { pendingAddress, pendingTyped }, false, [tempe, salem, false]],
    [
      'that too, where nobody says',
      { pendingAddress, pendingTyped },
      undefined,
      [tempe, salem, false],
    ],
    ['what was typed', { pendingAddress, pendingTyped }, true, [tempe, tempe, true]],
  ])('%s', (_what, waiting, keepTyped, agreed) => {
    const [typed, address, asTyped] = agreed ?? [];
    expect(
      agreedTo({ pendingAddress: undefined, pendingTyped: undefined, ...waiting }, keepTyped),
    ).toEqual(agreed && { typed, address, asTyped });
  });
});

describe('checkout begins', () => {
  it('without an address', () => {
    expect(presentAddressStart(null, null)).toEqual({
      Status: 'CHECKED',
      Reason: "You don't have a saved address yet.",
      Response: null,
    });
  });

  it('with a default that hasn’t been checked', () => {
    expect(presentAddressStart(used, unchecked)).toEqual({
      Status: 'CHECKED',
      Reason: "We haven't checked your default address yet. Select it, or enter another address.",
      Response: null,
    });
  });

  it('with the address used last', () => {
    expect(presentAddressStart(chosen, checked)).toStrictEqual({
      Status: 'RETRIEVED',
      Reason: 'This is the address you used last.',
      Response: salem,
    });
  });

  it('with the address book’s default', () => {
    expect(presentAddressStart(used, checked)).toStrictEqual({
      Status: 'RETRIEVED',
      Reason: 'This is your default address.',
      Response: tempe,
    });
  });
});

describe('a new address in the book', () => {
  it.each([
    ['is unchecked where none was used', null, { checked: false, asTyped: false }],
    ['is unchecked where another was used', tempe, { checked: false, asTyped: false }],
    [
      'is unchecked where another was used as typed',
      { ...tempe, asTyped: true },
      { checked: false, asTyped: false },
    ],
    ['is checked where it was used last', salem, { checked: true, asTyped: false }],
    [
      'is checked as written by the carrier where it was used so',
      { ...salem, asTyped: false },
      { checked: true, asTyped: false },
    ],
    [
      'is checked as typed where it was used so',
      { ...salem, asTyped: true },
      { checked: true, asTyped: true },
    ],
  ])('%s', (_case, last, agreed) => {
    expect(agreedAs(salem, last)).toEqual(agreed);
  });
});

describe('a confirmed address', () => {
  const written = { ...salem, address: '1 MAIN ST', zip: '97301-0001' };
  const kept = { ...salem, id: 'home', name: 'Ada Park', checked: false };
  const other = { ...tempe, id: 'work', checked: false };
  const agreed = { checked: true, asTyped: false };

  it('is updated in the book where it was saved as typed, and keeps its name', () => {
    const book = agreeInBook([other, kept], { typed: salem, address: written, asTyped: false });
    expect(book).toEqual([other, { ...kept, ...written, address2: null, ...agreed }]);
  });

  it('is marked as checked in the book where it was saved as it is sent', () => {
    const home = { ...kept, ...written };
    const book = agreeInBook([home, other], { typed: salem, address: written, asTyped: false });
    expect(book).toEqual([{ ...home, address2: null, ...agreed }, other]);
  });

  it('loses or gains a second line to match what is sent', () => {
    const two = { ...kept, address2: 'Apt 4' };
    const typed = { ...salem, address2: 'Apt 4' };
    const address = { ...written, address2: 'APT 4' };
    expect(agreeInBook([two], { typed, address: written, asTyped: true })).toEqual([
      { ...kept, ...written, address2: null, checked: true, asTyped: true },
    ]);
    expect(agreeInBook([two], { typed, address, asTyped: false })).toEqual([
      { ...kept, ...address, ...agreed },
    ]);
  });

  it('only changes the place, not the other fields', () => {
    const address = { ...written, name: 'Somebody', phone: '1' };
    const [home] = agreeInBook([kept], { typed: salem, address, asTyped: false });
    expect(home).toEqual({ ...kept, ...written, address2: null, ...agreed });
  });
});

describe('two addresses are the same place', () => {
  it('regardless of the recipient, and of whether a second line is empty or missing', () => {
    expect(isSamePlace({ ...salem, name: 'Ada' }, { ...salem, name: 'Bob' })).toBe(true);
    expect(isSamePlace({ ...salem, address2: '' }, { ...salem, address2: null })).toBe(true);
    expect(isSamePlace(salem, { ...salem, address2: null })).toBe(true);
  });

  it.each(['address', 'address2', 'city', 'state', 'zip', 'country'] as const)(
    'only with the same %s',
    (field) => {
      expect(isSamePlace(salem, { ...salem, [field]: 'ELSE' })).toBe(false);
    },
  );
});
