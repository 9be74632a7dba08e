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
      'Abroad the carrier needs a telephone number of whoever receives the parcel. Ask the customer, enter it with the order, then try again.',
  });
});

it('a parcel of dear goods stays until its export is filed, to Canada it goes without', () => {
  const lines = [dear];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'ITN_NEEDED',
    reason:
      'Its goods of HS code 8501.52 are worth $2,500.01. Above $2,500.00 they need an export filing: enter its ITN with the order, then try again.',
  });
  expect(validateExport({ ...parcel, lines, itn: 'X20261123123456' })).toBeNull();
  expect(validateExport({ ...parcel, lines, to: 'ca' })).toBeNull();
});

it('what an item lacks is told before all else', () => {
  const lines = [dear, undeclared];
  expect(validateExport({ ...parcel, lines, phone: null })).toEqual({
    code: 'CUSTOMS_DATA_MISSING',
    reason:
      'Inverter lacks its HS code and its country of origin, which customs ask for. Add it to the item’s attributes, then try again.',
    item: { catalogId: 'spindles', catalogItemId: 'vfd' },
  });
});
