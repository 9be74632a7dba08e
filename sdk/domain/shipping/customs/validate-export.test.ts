import { expect, it } from 'vitest';
import { expensive, spindles, undeclared } from './fixtures/sold-lines.ts';
import { validateExport } from './validate-export.ts';

const parcel = { lines: [spindles], to: 'DE', phone: '+49 228 555 0100', itn: null };

it('a parcel can cross the border once all customs data is complete', () => {
  expect(validateExport(parcel)).toBeNull();
});

it.each([null, '', ' '])("a parcel is held if its recipient's phone number is %j", (phone) => {
  expect(validateExport({ ...parcel, phone })).toEqual({
    code: 'PHONE_NEEDED',
    reason:
      "The carrier needs the recipient's phone number for international parcels. Ask the customer for a number, add it to the order, then try again.",
  });
});

it('a valuable parcel is held until its export is filed, except to Canada', () => {
  const lines = [expensive];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'ITN_NEEDED',
    reason:
      "Items with HS code 8501.52 are worth $2,500.01. Above $2,500.00, an export filing is required. Enter the filing's ITN on the order, then try again.",
  });
  expect(validateExport({ ...parcel, lines, itn: 'X20261123123456' })).toBeNull();
  expect(validateExport({ ...parcel, lines, to: 'ca' })).toBeNull();
});

it("reports an item's missing data first", () => {
  const lines = [expensive, undeclared];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'CUSTOMS_DATA_MISSING',
    reason:
      "Inverter is missing its HS code and its country of origin, which customs requires. Complete the item's attributes, then try again.",
    item: { catalogId: 'spindles', catalogItemId: 'vfd' },
  });
});
