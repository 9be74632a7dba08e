import { describe, expect, it } from 'vitest';
import { QUOTED_MS } from '../shipping/last-quote.ts';
import { parcelsOf } from '../shipping/parcels.ts';
import {
  chargeAsMade,
  chargeAsQuoted,
  namedLines,
  quoteParcels,
  validateShipping,
} from './shipping-quotes.ts';

const now = new Date('2026-11-18T09:30:00Z');
const later = new Date(now.getTime() + QUOTED_MS);
const key = { catalogId: 'c', catalogItemId: 'i' };
const line = { ...key, quantity: 1, digital: false, title: 'Collet', attributes: [] };
const quoted = (
  quoteId: string,
  amount: number,
  { estimated = false, validUntil = later } = {},
) => ({
  quoteId,
  validUntil: validUntil.toISOString(),
  shipBy: '2026-11-20',
  options: [
    { service: 'Standard' as const, amount, carrier: 'USPS', deliverBy: '2026-11-25', estimated },
  ],
});
const displayed = quoted('shown', 842);
const rejection = { code: 'NOT_ON_SALE' as const, reason: 'Gone.' };
const changed = { code: 'SHIPPING_CHANGED' };

describe('a quoted line', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('ships unless it is digital or a subscription: %s %s', (digital, subscription, unsent) => {
    const item = { digital, subscription, kit: false, title: 'Collet', attributes: [] };
    const [named] = namedLines([{ ...key, quantity: 3 }], () => item);
    expect(named).toEqual({ ...line, quantity: 3, digital: unsent });
  });

  it("is named by its slug if the item isn't visible", () => {
    expect(namedLines([{ ...key, quantity: 1 }], () => null)).toEqual([{ ...line, title: 'i' }]);
  });
});

describe('a shipping quote', () => {
  const sending = {
    lines: [line],
    from: { country: 'US' },
    to: { country: 'US', zip: '94104' },
    shipTo: ['US', 'DE'],
  };
  it('is allowed', () => {
    expect(validateShipping(sending)).toBeNull();
  });

  it.each([
    ['without items', { lines: [], to: { country: 'US', zip: 'x' } }, { code: 'CART_EMPTY' }],
    [
      'without a destination',
      { to: { country: 'US', zip: 'x' } },
      { invalid: [{ path: 'zip', message: expect.any(String) }] },
    ],
    ['for customs without data', { to: { country: 'DE', zip: '53111' } }, { item: key }],
  ])('is rejected %s', (_what, part, rejected) => {
    expect(validateShipping({ ...sending, ...part })).toMatchObject(rejected);
  });
});

describe('parcels', () => {
  const parcels = parcelsOf([line]);
  const terms = {
    quoteId: 'new',
    now,
    timeZone: 'UTC',
    shipWithinWorkingDays: 2,
    fallbackShipping: {
      standardCents: 995,
      standardPoundCents: 125,
      expressCents: 2495,
      expressPoundCents: 425,
    },
  };
  const rates = [{ service: 'USPS Ground', cents: 842, days: 3 }];

  it('cost what the carrier charges, as long as its rates are valid', () => {
    const expiresAt = new Date(now.getTime() + 60_000);
    expect(quoteParcels(parcels, [{ rates, expiresAt }], terms)).toMatchObject({
      quoteId: 'new',
      validUntil: expiresAt.toISOString(),
      options: [{ service: 'Standard', amount: 842 }],
    });
  });

  it("cost the shop's own rates for an hour if the carrier doesn't respond", () => {
    expect(quoteParcels(parcels, [null], terms)).toMatchObject({
      validUntil: later.toISOString(),
      options: [{ service: 'Standard', estimated: true }, { service: 'Express' }],
    });
  });

  it('are rejected if the carrier has no rates, and are null if there are none', () => {
    expect(quoteParcels(parcels, [{ rates: [], expiresAt: later }], terms)).toMatchObject({
      item: key,
    });
    expect(quoteParcels([], [], terms)).toBeNull();
  });
});

describe('the last quote is charged', () => {
  const past = new Date(now.getTime());
  it.each([
    ['by its id', displayed, 'shown', { quote: displayed }],
    ['as the last one', displayed, null, { quote: displayed }],
    ['but not for another id', displayed, 'other', changed],
    ['but not if none was shown', null, null, null],
    ['but not after it expired', quoted('shown', 842, { validUntil: past }), null, null],
    ['but not if it is an estimate', quoted('shown', 842, { estimated: true }), null, null],
  ])('%s', (_what, quote, quoteId, charged) => {
    const found = chargeAsQuoted(quote, { quoteId, now });
    if (charged === null) expect(found).toBeNull();
    else expect(found).toMatchObject(charged);
  });
});

describe("the carrier's new rate is charged", () => {
  const same = { quote: { ...quoted('new', 842), quoteId: 'shown' } };
  it.each([
    ['if it is the same', displayed, quoted('new', 842), null, same],
    ['if it is the same, by id', displayed, quoted('new', 842), 'shown', same],
    [
      'but shown first to a client with another id',
      displayed,
      quoted('new', 842),
      'other',
      changed,
    ],
    ['but shown first if it differs', displayed, quoted('new', 843), null, changed],
    ['if none was shown', null, quoted('new', 842), null, { quote: quoted('new', 842) }],
    ['as null if nothing ships', displayed, null, null, { quote: null }],
    ["unless it doesn't accept the parcel", displayed, rejection, null, rejection],
  ])('%s', (_what, before, made, quoteId, charged) => {
    expect(chargeAsMade(before, made, quoteId)).toMatchObject(charged);
  });
});
