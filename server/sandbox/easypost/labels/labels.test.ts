import { expect, test } from 'vitest';
import { boughtShipment } from '../../test/bought-shipment.ts';
import { openScene, type Scene } from '../../test/scene.ts';
import { readBarcode } from '../../test/read-barcode.ts';

async function labelOf(scene: Scene, options: Parameters<typeof boughtShipment>[1] = {}) {
  const shipment = await boughtShipment(scene, options);
  const response = await fetch(shipment.postage_label.label_url);
  return { shipment, response, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

test('a label is a PDF of four by six inches with both addresses on it', async () => {
  const { response, text } = await labelOf(await openScene());
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(text).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  expect(text).toContain('/MediaBox [0 0 288 432]');
  for (const line of ['388 Townsend St', 'ELIZABETH SWAN', 'REDONDO BEACH CA 90277-2506']) {
    expect(text).toContain(`(${line})`);
  }
});

test('every object of the file is where its table says', async () => {
  const { text } = await labelOf(await openScene());
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) =>
    Number(at),
  );
  expect(offsets.length).toBeGreaterThan(4);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  }
});

test.each([
  ['of a domestic parcel', {}],
  ['of a parcel that leaves the country', { country: 'DE', service: 'PriorityMailInternational' }],
])('the bars %s encode its tracking code', async (_name, options) => {
  const { shipment, text } = await labelOf(await openScene(), options);
  expect(readBarcode(text)).toBe(shipment.tracking_code);
});

test('names in other scripts are printed as far as a label can', async () => {
  const { text } = await labelOf(await openScene(), { name: 'Łukasz (Müller) Dvořák 王' });
  expect(text).toContain('(LUKASZ \\(M\\334LLER\\) DVOR\\301K ?)');
});

test('an unpurchased shipment has no label', async () => {
  const { url } = await openScene();
  const response = await fetch(`${url}/easypost/files/postage_label/shp_none.pdf`);
  expect(response.status).toBe(404);
});
