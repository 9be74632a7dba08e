import { accentUrl, iconUrl } from '@spindle/sdk/domain/settings/brand-files';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { makeNewcomer } from '../../test/register.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { freshPicture } from '../media/fixtures/pictures.ts';
import { sendPicture } from '../media/fixtures/send-picture.ts';
import { publicData } from '../public-data.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const save = (form: object) =>
  staff.send('PUT', '/api/admin/settings', {
    body: JSON.stringify(form),
    headers: { 'Content-Type': 'application/json' },
  });

// The name has a character that markup, mail headers and URLs must escape.
beforeEach(() => save({ name: 'Prairie & Sons' }));

it('names authenticators and passkeys', async () => {
  const { body } = await makeNewcomer(shop).start();
  expect(body).toMatchObject({ OTP: expect.stringContaining('issuer=Prairie%20%26%20Sons') });
  expect(JSON.stringify(body)).not.toContain('Spindle');
  const { body: creation } = await staff.post('/api/user/passkeys/options');
  expect(creation).toMatchObject({ rp: { name: 'Prairie & Sons' } });
});

it('renders cached pages again', async () => {
  const data = publicData(shop.services);
  const sources = new Map();
  void data.noting(sources).catalogs();
  expect(await data.isStill(sources)).toBe(true);
  await save({ name: 'Mesa CNC' });
  expect(await data.isStill(sources)).toBe(false);
  expect(data.config()).toMatchObject({ name: 'Mesa CNC' });
});

it('serves the uploaded icon and the accent color, each at its own URL', async () => {
  await sendPicture(staff, '/api/admin/settings/icon', await freshPicture());
  const icon = shop.config.business.brand.icon ?? '';
  const visitor = httpClient(shop.url);
  const reply = await visitor.get(iconUrl(icon, 180));
  expect(reply.headers.get('Cache-Control')).toContain('immutable');
  expect(await sharp(reply.bytes).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
  });
  expect((await visitor.get(iconUrl(`uploads/${'0'.repeat(40)}.webp`, 180))).status).toBe(404);
  const style = await visitor.get(accentUrl('#0B5FA5'));
  expect(style.headers.get('Content-Type')).toContain('text/css');
  expect(style.text).toContain('--signal: #0b5fa5');
  await save({ icon: null });
  expect((await visitor.get(iconUrl(icon, 180))).status).toBe(404);
});
