import { expect, test } from 'vitest';
import { openScene, type Scene } from '../../../test/scene.ts';

const from = {
  company: 'Spindle',
  phone: '+1 415 555 0142',
  street1: '388 Townsend St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94107',
  country: 'US',
};
const to = {
  name: 'Änne Vogt',
  phone: '+49 228 5550142',
  street1: 'Hauptstr. 5',
  city: 'Bonn',
  zip: '53111',
  country: 'DE',
};
const item = {
  description: 'ER20 spindle',
  quantity: 2,
  weight: 32,
  value: 380,
  hs_tariff_number: '8501.52',
  origin_country: 'CN',
};
const form = {
  contents_type: 'merchandise',
  customs_certify: true,
  customs_signer: 'Ada Park',
  eel_pfc: 'NOEEI 30.37(a)',
  customs_items: [item],
};

interface Parts {
  from_address?: object;
  to_address?: object;
  customs_info?: object | undefined;
}

const shipped = ({ easypost }: Scene, parts: Parts = {}) =>
  easypost.Shipment.create({
    from_address: from,
    to_address: to,
    parcel: { weight: 32 },
    customs_info: form,
    ...parts,
  });

async function bought(scene: Scene, parts?: Parts) {
  const { id, rates } = await shipped(scene, parts);
  return scene.easypost.Shipment.buy(id, rates[0]?.id ?? '');
}

test('a parcel with its form gets a label and the form to print', async () => {
  const shipment = await bought(await openScene());
  expect(shipment).toMatchObject({
    customs_info: {
      object: 'CustomsInfo',
      eel_pfc: 'NOEEI 30.37(a)',
      non_delivery_option: 'return',
      customs_items: [{ object: 'CustomsItem', value: '380.00', weight: 32, currency: null }],
    },
    forms: [{ object: 'Form', form_type: 'commercial_invoice', submitted_electronically: false }],
  });
  const file = await fetch(shipment.forms[0]?.form_url ?? '');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
  for (const part of ['2 x ER20 spindle', '8501.52, made in CN', 'Certified by Ada Park']) {
    expect(text).toContain(part);
  }
});

test.each<[string, Parts, string]>([
  ['without its form', { customs_info: undefined }, 'customs_info is required'],
  ["without the receiver's phone", { to_address: { ...to, phone: null } }, 'ToPhone'],
  ['with a phone nobody can call', { to_address: { ...to, phone: 'none' } }, 'ToPhone'],
  ["without the receiver's name", { to_address: { ...to, name: '' } }, 'ToName'],
  ["without the sender's phone", { from_address: { ...from, phone: null } }, 'FromPhone'],
  ["without the sender's name", { from_address: { ...from, company: null } }, 'FromName'],
])('no international postage is sold %s', async (_name, parts, message) => {
  const scene = await openScene();
  await expect(bought(scene, parts)).rejects.toMatchObject({
    statusCode: 422,
    code: 'SHIPMENT.POSTAGE.FAILURE',
    message: expect.stringContaining(message),
  });
  expect((await scene.call('GET', '/easypost/control/labels')).body).toEqual([]);
});

const withItem = (more: object) => ({ ...form, customs_items: [{ ...item, ...more }] });

test.each<[string, object]>([
  ['contents_type', { ...form, contents_type: 'things' }],
  ['contents_explanation', { ...form, contents_type: 'other' }],
  ['customs_certify', { ...form, customs_certify: false }],
  ['customs_signer', { ...form, customs_signer: ' ' }],
  ['restriction_comments', { ...form, restriction_type: 'quarantine' }],
  ['eel_pfc', { ...form, eel_pfc: null }],
  ['eel_pfc', { ...form, eel_pfc: 'X20261123123456' }],
  ['eel_pfc', withItem({ value: 2500.01 })],
  ['eel_pfc', { ...form, customs_items: [item, { ...item, weight: 0.1, value: 2200 }] }],
  ['customs_items', { ...form, customs_items: [] }],
  ['customs_items', withItem({ weight: 32.1 })],
  ['customs_items.0.description', withItem({ description: '' })],
  ['customs_items.0.quantity', withItem({ quantity: 0 })],
  ['customs_items.0.value', withItem({ value: 0 })],
  ['customs_items.0.weight', withItem({ weight: 0 })],
  ['customs_items.0.hs_tariff_number', withItem({ hs_tariff_number: '8501' })],
  ['customs_items.0.origin_country', withItem({ origin_country: 'EU' })],
])('a form with an invalid %s is rejected', async (field, customs) => {
  await expect(shipped(await openScene(), { customs_info: customs })).rejects.toMatchObject({
    statusCode: 422,
    code: 'PARAMETER.INVALID',
    errors: expect.arrayContaining([
      expect.objectContaining({ field: `customs_info.${field}`, message: expect.any(String) }),
    ]),
  });
});

test('a higher value requires the number of its export filing', async () => {
  const filed = { ...withItem({ value: 2500.01 }), eel_pfc: 'AES X20261123123456' };
  expect(await bought(await openScene(), { customs_info: filed })).toMatchObject({
    customs_info: { eel_pfc: 'AES X20261123123456' },
  });
});
