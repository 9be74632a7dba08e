import { expect, it } from 'vitest';
import { customsDataOf, isHsCode } from './customs-data.ts';
import {
  customsItems,
  exportCitation,
  validateExportFiling,
  type SoldLine,
} from './customs-form.ts';
import { spindles } from './fixtures/sold-lines.ts';
import { validateCustomsData, validateParcelCustomsData } from './validate-customs-data.ts';

const known = spindles.attributes;
const us = { country: 'US' };
const de = { country: 'DE' };
const line = (more: Partial<SoldLine> = {}): SoldLine => ({ ...spindles, ...more });

it.each(['850152', '8501.52', '8501.52.40', '8501.52.4000', '8501524000', '85.01.52'])(
  '%s is an HS code',
  (text) => {
    expect(isHsCode(text)).toBe(true);
  },
);

it.each([
  '',
  '85015',
  '85015240001',
  '8501..52',
  '.850152',
  '850152.',
  '8501-52',
  '8501.5a',
  '8501 52',
])("%j isn't an HS code", (text) => {
  expect(isHsCode(text)).toBe(false);
});

it('reads customs data from the first valid attributes', () => {
  expect(customsDataOf([])).toEqual({ hsCode: null, origin: null });
  expect(
    customsDataOf([{ type: 'HS_CODE', value: 'none' }, { type: 'ORIGIN', value: 'EU' }, ...known]),
  ).toEqual({ hsCode: '8501.52', origin: 'CN' });
});

it('undeclared items are sold only in the home country, and named', () => {
  const lines = [line(), line({ catalogItemId: 'vfd', title: 'Inverter', attributes: [] })];
  expect(validateCustomsData(lines, { from: us, to: us })).toBeNull();
  expect(validateCustomsData([line()], { from: us, to: de })).toBeNull();
  expect(validateCustomsData(lines, { from: us, to: de })).toEqual({
    code: 'CUSTOMS_DATA_MISSING',
    reason:
      "We can't ship Inverter to Germany yet because its customs information is incomplete. Remove it from your cart, or choose an address in the United States.",
    item: { catalogId: 'spindles', catalogItemId: 'vfd' },
  });
  expect(validateCustomsData(lines, { from: us, to: { ...us, state: 'AE' } })?.reason).toBe(
    "We can't ship Inverter to a military address yet because its customs information is incomplete. Remove it from your cart, or choose another address.",
  );
  const file = line({ digital: true, attributes: [] });
  expect(validateCustomsData([file], { from: us, to: de })).toBeNull();
});

it.each([
  [known.slice(0, 1), 'its country of origin'],
  [known.slice(1), 'its HS code'],
  [[], 'its HS code and its country of origin'],
])('tells staff what a parcel lacks: %j', (attributes, what) => {
  expect(validateParcelCustomsData([line()])).toBeNull();
  expect(validateParcelCustomsData([line({ attributes })])).toMatchObject({
    code: 'CUSTOMS_DATA_MISSING',
    reason: `ER20 spindle is missing ${what}, which customs requires. Complete the item's attributes, then try again.`,
    item: { catalogItemId: 'er20' },
  });
});

it('the form has the weight of all units, and what was paid without tax', () => {
  const free = line({ quantity: 3, ounces: 0.1, grossCents: 0, taxCents: 0 });
  expect(customsItems([line(), free, line({ digital: true })])).toEqual([
    {
      description: 'ER20 spindle',
      quantity: 2,
      ounces: 424.2,
      cents: 38_000,
      hsCode: '8501.52',
      origin: 'CN',
    },
    expect.objectContaining({ quantity: 3, ounces: 0.3, cents: 1 }),
  ]);
});

it('requires an export filing above 2,500 dollars for one code', () => {
  const worth = (cents: number, hsCode = '8501.52') =>
    line({
      grossCents: cents,
      taxCents: 0,
      attributes: [{ attributeId: 'hs', type: 'HS_CODE', value: hsCode }],
    });
  const reject = (lines: SoldLine[], itn: string | null = null, to = 'DE') =>
    validateExportFiling(customsItems(lines), { to, itn });
  expect(reject([worth(250_000), worth(250_000, '850440')])).toBeNull();
  expect(reject([worth(200_000), worth(50_001, '850152')])).toEqual({
    code: 'ITN_NEEDED',
    reason:
      "Items with HS code 8501.52 are worth $2,500.01. Above $2,500.00, an export filing is required. Enter the filing's ITN on the order, then try again.",
  });
  expect(reject([worth(300_000)], 'X20261123123456')).toBeNull();
  expect(reject([worth(300_000)], null, 'CA')).toBeNull();
  expect(exportCitation({ to: 'CA', itn: 'X20261123123456' })).toBe('AES X20261123123456');
  expect(exportCitation({ to: 'DE', itn: null })).toBe('NOEEI 30.37(a)');
  expect(exportCitation({ to: 'CA', itn: null })).toBe('NOEEI 30.36');
});
