import { expect, it } from 'vitest';
import { customsDataOf } from './customs-data.ts';
import { customsItems, validateExportFiling, type SoldLine } from './customs-form.ts';
import { spindles, undeclared } from './fixtures/sold-lines.ts';
import { validateCustomsData } from './validate-customs-data.ts';

const worth = (cents: number, hsCode: string): SoldLine => ({
  ...spindles,
  grossCents: cents,
  taxCents: 0,
  attributes: [{ attributeId: 'hs', type: 'HS_CODE', value: hsCode }],
});
const reject = (lines: SoldLine[], to = 'DE') =>
  validateExportFiling(customsItems(lines), { to, itn: null });

it.each([
  [249_999, false],
  [250_000, false],
  [250_001, true],
])('goods with one code worth %d cents need an export filing: %s', (cents, needed) => {
  expect(reject([worth(cents, '8501.52')])?.code).toBe(needed ? 'ITN_NEEDED' : undefined);
});

it('names the code with the highest value, wherever it is listed', () => {
  const lines = [worth(260_000, '8504.40'), worth(300_000, '8501.52'), worth(270_000, '8207.90')];
  const reason =
    "Items with HS code 8501.52 are worth $3,000.00. Above $2,500.00, an export filing is required. Enter the filing's ITN on the order, then try again.";
  expect(reject(lines)?.reason).toBe(reason);
  expect(reject(lines.toReversed())?.reason).toBe(reason);
  expect(reject([lines[1] ?? spindles, ...lines])?.reason).toContain('worth $6,000.00.');
});

it('goods without a code need no filing, nor does an empty parcel', () => {
  expect(reject([{ ...undeclared, grossCents: 900_000 }])).toBeNull();
  expect(reject([{ ...undeclared, grossCents: 900_000 }, worth(100, '8501.52')])).toBeNull();
  expect(reject([])).toBeNull();
});

it('exports to Canada need no filing at any value, in either case', () => {
  expect(reject([worth(300_000, '8501.52')], 'ca')).toBeNull();
  expect(reject([worth(300_000, '8501.52')], 'CAN')).not.toBeNull();
});

it('the value is without tax, and at least one cent', () => {
  const paid = (grossCents: number, taxCents: number) =>
    customsItems([{ ...spindles, grossCents, taxCents }])[0]?.cents;
  expect(paid(1_080, 80)).toBe(1_000);
  expect(paid(82, 80)).toBe(2);
  expect(paid(81, 80)).toBe(1);
  expect(paid(80, 80)).toBe(1);
});

it('trims customs data', () => {
  const typed = [
    { type: 'HS_CODE', value: ' 8501.52 ' },
    { type: 'ORIGIN', value: '\tCN ' },
  ] as const;
  expect(customsDataOf(typed)).toEqual({ hsCode: '8501.52', origin: 'CN' });
  expect(customsDataOf([{ type: 'WEIGHT', value: '850152' }])).toEqual({
    hsCode: null,
    origin: null,
  });
});

it.each([
  ['DE', 'Germany'],
  ['GB', 'the United Kingdom'],
])('sells undeclared items only at home, not in %s', (from, home) => {
  expect(
    validateCustomsData([undeclared], { from: { country: from }, to: { country: 'CA' } })?.reason,
  ).toBe(
    `We can't ship Inverter to Canada yet because its customs information is incomplete. Remove it from your cart, or choose an address in ${home}.`,
  );
});
