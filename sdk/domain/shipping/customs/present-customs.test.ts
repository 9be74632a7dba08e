import { describe, expect, it } from 'vitest';
import { hasLabel, noRates } from '../label-rates.ts';
import { spindles, undeclared } from './fixtures/sold-lines.ts';
import { presentLabel, presentOrderCustoms } from './present-customs.ts';

const order = {
  abroad: true,
  to: 'DE',
  lines: [spindles],
  phone: '+49 228 555 0100',
  itn: null,
  formUrl: 'https://carrier.example/form.pdf',
};
const item = {
  description: 'ER20 spindle',
  quantity: 2,
  ounces: 424.2,
  amount: 38_000,
  hsCode: '8501.52',
  origin: 'CN',
};

describe('customs data of an order', () => {
  it('lists the contents', () => {
    expect(presentOrderCustoms(order)).toEqual({
      Status: 'SUCCESS',
      Reason: 'Customs information is complete.',
      abroad: true,
      phone: order.phone,
      itn: null,
      formUrl: order.formUrl,
      citation: 'NOEEI 30.37(a)',
      items: [item],
    });
  });

  it('includes the export filing number', () => {
    const itn = 'X20261123123456';
    expect(presentOrderCustoms({ ...order, itn })).toMatchObject({ itn, citation: `AES ${itn}` });
  });

  it("isn't needed for domestic orders, even if incomplete", () => {
    const home = { ...order, abroad: false, to: 'US', phone: null, formUrl: null };
    expect(presentOrderCustoms({ ...home, lines: [spindles, undeclared] })).toEqual({
      Status: 'SUCCESS',
      Reason: "This order doesn't go through customs.",
      abroad: false,
      phone: null,
      itn: null,
      formUrl: null,
      citation: null,
      items: [],
    });
  });

  it('names an item with missing data', () => {
    const lines = [spindles, undeclared];
    expect(presentOrderCustoms({ ...order, lines })).toEqual({
      Status: 'ERROR',
      code: 'CUSTOMS_DATA_MISSING',
      Reason:
        "Inverter is missing its HS code and its country of origin, which customs requires. Complete the item's attributes, then try again.",
      catalogId: 'spindles',
      catalogItemId: 'vfd',
      abroad: true,
      phone: order.phone,
      itn: null,
      formUrl: order.formUrl,
      citation: 'NOEEI 30.37(a)',
      items: [item, { ...item, description: 'Inverter', hsCode: null, origin: null }],
    });
  });

  it('reports a missing phone number without naming an item', () => {
    const reply = presentOrderCustoms({ ...order, phone: null });
    expect(reply).toMatchObject({ Status: 'ERROR', code: 'PHONE_NEEDED', phone: null });
    expect(reply).not.toHaveProperty('catalogId');
  });
});

describe('the reply to buying a label', () => {
  it('contains the label', () => {
    const label = { trackingNumber: '9400', labelUrl: null };
    expect(presentLabel(hasLabel(label))).toEqual({
      Status: 'SUCCESS',
      Reason: 'Label bought. Tracking number 9400.',
      ...label,
    });
  });

  it('says why there is none, with the item at fault', () => {
    const blamed = { catalogId: 'spindles', catalogItemId: 'vfd' };
    const rejected = { Status: 'ERROR', code: noRates.code, Reason: noRates.reason };
    expect(presentLabel({ done: false, ...noRates, item: blamed })).toEqual({
      ...rejected,
      ...blamed,
    });
    expect(presentLabel({ done: false, ...noRates })).toEqual(rejected);
  });
});
