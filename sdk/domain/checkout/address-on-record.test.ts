import { describe, expect, it } from 'vitest';
import {
  addressOnRecord,
  confirmationOf,
  addressToConfirm,
  confirmInBook,
  isSamePlace,
  presentAddressStart,
  shippedTo,
} from './address-on-record.ts';

const salem = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const tempe = { address: '2 Mill Rd', city: 'Tempe', state: 'AZ', zip: '85281', country: 'US' };
const used = { ...salem, chosen: false };
const selected = { ...salem, chosen: true };
const checked = { ...tempe, checked: true };
const unchecked = { ...tempe, checked: false };
const unknownCheck = { ...tempe, checked: undefined };

describe('the shipping address is', () => {
  it.each([
    ['null, without any address', null, null, null],
    ['the last one used, without a book', used, null, used],
    ['the default, not the last one used', used, checked, checked],
    ['the one selected for this cart, not the default', selected, checked, selected],
    ['the one selected for this cart, whatever the default', selected, unchecked, selected],
    ["null, if the default wasn't checked", used, unchecked, null],
    ['null, if the check of the default is unknown', null, unknownCheck, null],
    ['the default, if none was used yet', null, checked, checked],
  ])('%s', (_case, last, standard, address) => {
    expect(addressOnRecord(last, standard)).toBe(address);
  });
});

it('stores only the address, and whether it is as typed', () => {
  expect(shippedTo(null, null)).toBeNull();
  expect(shippedTo({ ...selected, asTyped: false }, null)).toEqual(salem);
  expect(shippedTo({ ...selected, asTyped: true }, null)).toEqual({ ...salem, asTyped: true });
});

describe('confirming a check returns', () => {
  const [pendingAddress, pendingTyped] = [salem, tempe];
  it.each([
    ['nothing, without a pending check', {}, true, null],
    ['nothing, if only the typed one is pending', { pendingTyped }, true, null],
    ['the one the carrier found', { pendingAddress }, true, [salem, salem, false]],
    [
      'the one the carrier suggested',
      { pendingAddress, pendingTyped },
      false,
      [tempe, salem, false],
    ],
    [
      'the suggestion by default',
      { pendingAddress, pendingTyped },
      undefined,
      [tempe, salem, false],
    ],
    ['the typed one', { pendingAddress, pendingTyped }, true, [tempe, tempe, true]],
  ])('%s', (_what, waiting, keepTyped, agreed) => {
    const [typed, address, asTyped] = agreed ?? [];
    expect(
      addressToConfirm(
        { pendingAddress: undefined, pendingTyped: undefined, ...waiting },
        keepTyped,
      ),
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

  it("with a default that hasn't been checked", () => {
    expect(presentAddressStart(used, unchecked)).toEqual({
      Status: 'CHECKED',
      Reason: "We haven't checked your default address yet. Select it, or enter another address.",
      Response: null,
    });
  });

  it('with the address used last', () => {
    expect(presentAddressStart(selected, checked)).toStrictEqual({
      Status: 'RETRIEVED',
      Reason: 'This is the address you used last.',
      Response: salem,
    });
  });

  it("with the address book's default", () => {
    expect(presentAddressStart(used, checked)).toStrictEqual({
      Status: 'RETRIEVED',
      Reason: 'This is your default address.',
      Response: tempe,
    });
  });
});

describe('a new address in the book', () => {
  it.each([
    ['is unchecked if none was used', null, { checked: false, asTyped: false }],
    ['is unchecked if another was used', tempe, { checked: false, asTyped: false }],
    [
      'is unchecked if another was used as typed',
      { ...tempe, asTyped: true },
      { checked: false, asTyped: false },
    ],
    ['is checked if it was used last', salem, { checked: true, asTyped: false }],
    [
      'is checked as the carrier spells it, if it was used like that',
      { ...salem, asTyped: false },
      { checked: true, asTyped: false },
    ],
    [
      'is checked as typed, if it was used like that',
      { ...salem, asTyped: true },
      { checked: true, asTyped: true },
    ],
  ])('%s', (_case, last, agreed) => {
    expect(confirmationOf(salem, last)).toEqual(agreed);
  });
});

describe('a confirmed address', () => {
  const written = { ...salem, address: '1 MAIN ST', zip: '97301-0001' };
  const saved = { ...salem, id: 'home', name: 'Ada Park', checked: false };
  const other = { ...tempe, id: 'work', checked: false };
  const agreed = { checked: true, asTyped: false };

  it('is updated in the book if it was saved as typed, and keeps its name', () => {
    const book = confirmInBook([other, saved], { typed: salem, address: written, asTyped: false });
    expect(book).toEqual([other, { ...saved, ...written, address2: null, ...agreed }]);
  });

  it('is marked as checked in the book if it was saved in the form we ship to', () => {
    const home = { ...saved, ...written };
    const book = confirmInBook([home, other], { typed: salem, address: written, asTyped: false });
    expect(book).toEqual([{ ...home, address2: null, ...agreed }, other]);
  });

  it('loses or gains a second line to match the form we ship to', () => {
    const two = { ...saved, address2: 'Apt 4' };
    const typed = { ...salem, address2: 'Apt 4' };
    const address = { ...written, address2: 'APT 4' };
    expect(confirmInBook([two], { typed, address: written, asTyped: true })).toEqual([
      { ...saved, ...written, address2: null, checked: true, asTyped: true },
    ]);
    expect(confirmInBook([two], { typed, address, asTyped: false })).toEqual([
      { ...saved, ...address, ...agreed },
    ]);
  });

  it('only changes the place, not the other fields', () => {
    const address = { ...written, name: 'Somebody', phone: '1' };
    const [home] = confirmInBook([saved], { typed: salem, address, asTyped: false });
    expect(home).toEqual({ ...saved, ...written, address2: null, ...agreed });
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
