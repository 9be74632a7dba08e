import { expect, it } from 'vitest';
import { dear, spindles, undeclared } from './fixtures/sold-lines.ts';
import { validateExport } from './validate-export.ts';

const parcel = { lines: [spindles], to: 'DE', phone: '+49 228 555 0100', itn: null };

it('a parcel crosses the border once customs and the carrier know all they ask', () => {
  expect(validateExport(parcel)).toBeNull();
});

it.each([null, '', ' '])('a parcel stays where its recipient’s phone is %j', (phone) => {
  expect(validateExport({ ...parcel, phone })).toEqual({
    code: 'PHONE_NEEDED',
    reason:
      "The carrier needs the recipient's phone number for international parcels. Ask the customer, add the number to the order, then try again.",
  });
});

it('a parcel of dear goods stays until its export is filed, to Canada it goes without', () => {
  const lines = [dear];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'ITN_NEEDED',
    reason:
      'Items with HS code 8501.52 are worth $2,500.01. Above $2,500.00, an export filing is required. Enter its ITN on the order, then try again.',
  });
  expect(validateExport({ ...parcel, lines, itn: 'X20261123123456' })).toBeNull();
  expect(validateExport({ ...parcel, lines, to: 'ca' })).toBeNull();
});

it('what an item lacks is told before all else', () => {
  const lines = [dear, undeclared];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'CUSTOMS_DATA_MISSING',
    reason:
      'Inverter is missing its HS code and its country of origin, required for customs. Add it to the item’s attributes, then try again.',
    item: { catalogId: 'spindles', catalogItemId: 'vfd' },
  });
});
