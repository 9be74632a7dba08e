import { expect, it } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { isGtin } from './gtin.ts';
import { maxLengths, readDetails } from './item-details.ts';

it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])(
  'accepts %s, whose check digit is right',
  (gtin) => expect(isGtin(gtin)).toBe(true),
);

it.each(['96385075', '036000291453', '4006381333930', '1234567', '40063813339310', 'abcdefgh'])(
  'rejects %s as a GTIN',
  (gtin) => expect(isGtin(gtin)).toBe(false),
);

it('reads only the details in the request, and a blank text as null', () => {
  expect(readDetails({ bin: ' A-03-2 ', supplier: ' ' })).toEqual({
    bin: 'A-03-2',
    supplier: null,
  });
});

it('reads the cost in cents and the replacement as its key', () => {
  const replacedBy = { catalogId: 'motors', catalogItemId: 'nema23' };
  expect(readDetails({ costPrice: 19.95, replacedBy })).toEqual({
    costPriceCents: 1995,
    replacedByCatalogId: 'motors',
    replacedByItemId: 'nema23',
  });
  expect(readDetails({ costPrice: null, replacedBy: null })).toEqual({
    costPriceCents: null,
    replacedByCatalogId: null,
    replacedByItemId: null,
  });
});

it('knows the maximum lengths of the contract', () => {
  const properties = Object.fromEntries(
    Object.entries(maxLengths).map(([name, maxLength]) => [name, { maxLength }]),
  );
  expect(contract).toMatchObject({
    components: { schemas: { UpdateItemDetailsInput: { properties } } },
  });
});
