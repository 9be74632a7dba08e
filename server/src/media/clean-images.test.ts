import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { eventually } from '../../test/eventually.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import type { TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { ElementAttribute } from '../content/element-attribute.entity.ts';
import { Element } from '../content/element.entity.ts';
import { Section } from '../content/section.entity.ts';
import { query } from '../database/query.ts';
import { cleanImages } from './clean-images.ts';
import { freshPicture } from './fixtures/pictures.ts';
import { uploadedPath } from './fixtures/send-picture.ts';
import { shopWith, stores, type ShopWithStore } from './fixtures/stores.ts';
import { keysOf } from './image-files.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

describe.each(stores)('unused pictures in %s', (store) => {
  const clock = movingClock();
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith(store, { now: clock.now });
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
  });
  afterAll(() => opened.close());

  /** Returns a picture that a catalog had until the catalog got another one. */
  async function replacedPicture() {
    const catalogId = await makeCatalog(shop);
    const bytes = await freshPicture();
    const path = await uploadedPath(staff, catalogId, bytes);
    await uploadedPath(staff, catalogId, await freshPicture());
    return { catalogId, bytes, path };
  }

  async function cleanAfter(minutes: number) {
    clock.advance(minutes);
    await cleanImages(shop.services);
    // Uses new sessions, because no one stays signed in for a day.
    staff = await signInAs(shop, 'extended');
  }

  const isThere = async (path: string) =>
    (await httpClient(shop.url).get(`/images/${path}`)).status === 200;

  it('are deleted a day later, in every size', async () => {
    const { path } = await replacedPicture();
    await cleanAfter(DAY + 1);
    const found = await Promise.all(keysOf(path).map((key) => shop.services.storage.look(key)));
    expect(found).toEqual(keysOf(path).map(() => null));
    expect(await isThere(path)).toBe(false);
  });

  it('stay for a day after their last use', async () => {
    const catalogId = await makeCatalog(shop);
    const path = await uploadedPath(staff, catalogId, await freshPicture());
    await cleanAfter(3 * DAY);
    await uploadedPath(staff, catalogId, await freshPicture());
    await cleanAfter(DAY - 1);
    expect(await isThere(path)).toBe(true);
    await cleanAfter(2);
    expect(await isThere(path)).toBe(false);
  });

  it('stay when they are uploaded again in time', async () => {
    const { path, bytes, catalogId } = await replacedPicture();
    clock.advance(DAY + 1);
    staff = await signInAs(shop, 'extended');
    await uploadedPath(staff, catalogId, bytes);
    await uploadedPath(staff, catalogId, await freshPicture());
    await cleanImages(shop.services);
    expect(await isThere(path)).toBe(true);
  });

  it('are restored when they are uploaded during deletion', async () => {
    const { path, bytes, catalogId } = await replacedPicture();
    clock.advance(DAY + 1);
    staff = await signInAs(shop, 'extended');
    const { storage } = shop.services;
    let uploaded: Promise<string> | undefined;
    await cleanImages({
      ...shop.services,
      storage: {
        ...storage,
        async delete(keys) {
          if (keys.includes(`images/${path}`)) {
            uploaded = uploadedPath(staff, catalogId, bytes);
            await somebodyWaits(shop);
          }
          await storage.delete(keys);
        },
      },
    });
    expect(await uploaded).toBe(path);
    expect(await isThere(path)).toBe(true);
    expect(await isThere(path.replace('.webp', '-400.avif'))).toBe(true);
  });

  it('are deleted after an interrupted upload, too', async () => {
    const path = `uploads/${'0'.repeat(40)}.webp`;
    const [key = ''] = keysOf(path);
    const kind = { type: 'image/webp', cacheControl: '' };
    await shop.services.storage.put(key, Buffer.from('pixels'), kind);
    await cleanAfter(0);
    expect(await isThere(path)).toBe(true);
    await cleanAfter(DAY + 1);
    expect(await isThere(path)).toBe(false);
  });
});

describe('used pictures stay', () => {
  const clock = movingClock();
  let opened: ShopWithStore;
  let shop: TestShop;
  beforeAll(async () => {
    opened = await shopWith('a folder', { now: clock.now });
    ({ shop } = opened);
  });
  afterAll(() => opened.close());

  /** Returns a picture that a catalog had only for a moment. */
  async function fleetingPicture() {
    const staff = await signInAs(shop, 'extended');
    const catalogId = await makeCatalog(shop);
    const path = await uploadedPath(staff, catalogId, await freshPicture());
    await query(shop.orm.em.fork(), 'update catalogs set image = null where id = $1', [catalogId]);
    return path;
  }

  const uses: Record<string, (path: string) => Promise<unknown>> = {
    'a catalog': async (path) =>
      query(shop.orm.em.fork(), 'update catalogs set image = $1', [path]),
    'a deleted item': async (image) => {
      const { catalogId, itemId } = await makeItem(shop, { image });
      const staff = await signInAs(shop, 'extended');
      await staff.delete(`/api/catbuilder/${catalogId}/${itemId}`);
    },
    'an attribute': (value) =>
      makeItem(shop, { attributes: [{ attributeId: 'nut', type: 'IMAGE', value }] }),
    'a text that shows its narrow copy': (path) => {
      const value = `<img src="/images/${path.replace('.webp', '-400.webp')}" alt="">`;
      return makeItem(shop, { attributes: [{ attributeId: 'text', type: 'HTML', value }] });
    },
    'a section': (image) => makeSection({ image }),
    'an element': (image) => makeSection({ element: { image } }),
    "an element's fact": (value) => makeSection({ element: { value } }),
    'an order': async (image) => {
      const { id: userId } = await makeUser(shop);
      await makeOrder(shop, { userId, lines: [{ image }] });
    },
  };

  it.each(Object.entries(uses))('%s', async (_, use) => {
    const path = await fleetingPicture();
    await use(path);
    clock.advance(2 * DAY);
    await cleanImages(shop.services);
    expect((await httpClient(shop.url).get(`/images/${path}`)).status).toBe(200);
  });

  it('other pictures do not stay', async () => {
    const path = await fleetingPicture();
    clock.advance(2 * DAY);
    await cleanImages(shop.services);
    expect((await httpClient(shop.url).get(`/images/${path}`)).status).toBe(404);
  });

  async function makeSection(options: {
    image?: string;
    element?: { image?: string; value?: string };
  }): Promise<void> {
    const em = shop.orm.em.fork();
    const texts = { title: 'News', description: 'What is new.' };
    const category = `news-${randomUUID()}`;
    em.create(Section, { category, ...texts, ...(options.image && { image: options.image }) });
    const { image, value } = options.element ?? {};
    const element = em.create(Element, {
      category,
      elementId: 'one',
      ...texts,
      ...(image && { image }),
    });
    em.create(ElementAttribute, { element, attributeId: 'nut', type: 'IMAGE', value: value ?? '' });
    await em.flush();
  }
});

/** Waits until one session waits for a row locked by another session. */
async function somebodyWaits(shop: TestShop): Promise<void> {
  await eventually(async () => {
    const waiting = await query(
      shop.orm.em.fork(),
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  });
}
