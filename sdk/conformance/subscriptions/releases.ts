import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { course, makeRelease, sendContent } from '../makers/licensed-content.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeZip } from '../makers/make-zip.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makePlan } from '../makers/subscriber.ts';

export function releasesConform(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;
  const plan = () => makePlan(shop(), { published: false });

  async function activate(id: string) {
    const params = { path: { id } };
    return replyOf((await staff()).POST('/api/admin/releases/{id}/activate', { params }));
  }

  async function list(filter: object, options: Parameters<typeof listQuery>[0] = {}) {
    const params = listQuery({ filter, ...options });
    const call = (await staff()).GET('/api/admin/releases', { params });
    return {
      releases: await replyOf(call),
      range: (await call).response.headers.get('Content-Range'),
    };
  }

  const keyOf = ({ catalogId, catalogItemId }: Awaited<ReturnType<typeof plan>>) => ({
    catalogId,
    catalogItemId,
  });

  describe('a release', () => {
    it('is open to subscribers once it is uploaded', async () => {
      const item = await plan();
      const { email } = await administratorOf(shop());
      expect(await sendContent(shop(), item, course({ 'cut.nc': 'G0 Z5' }))).toEqual({
        Status: 'SUCCESS',
        Reason: 'Release 1 is open to subscribers.',
        Release: {
          id: expect.any(String),
          ...keyOf(item),
          number: 1,
          name: 'foundations.zip',
          active: true,
          files: 2,
          bytes: 25,
          uploadedBy: email,
          dateCreated: expect.any(String),
          dateActivated: expect.any(String),
        },
      });
    });

    it('may be in a folder, with files that systems leave behind', async () => {
      const zip = makeZip({
        'Foundations/': '',
        'Foundations/index.html': 'hello',
        'Foundations/.DS_Store': 'x',
        'Foundations/lessons/é.html': 'Über',
        '__MACOSX/Foundations/._index.html': 'x',
      });
      expect(await sendContent(shop(), await plan(), zip)).toMatchObject({
        Reason: 'Release 1 is open to subscribers. Hidden files skipped: 2.',
        Release: { files: 2, bytes: 10 },
      });
    });

    it('replaces the previous one, and can be rolled back', async () => {
      const item = await plan();
      const first = await makeRelease(shop(), item);
      shop().advance(1);
      const second = await makeRelease(shop(), item);
      expect(second).toMatchObject({ number: 2, active: true });
      expect((await list(keyOf(item))).releases).toMatchObject([
        { number: 2, active: true },
        { number: 1, active: false },
      ]);
      expect(await activate(first.id)).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Release 1 is open to subscribers.',
        Release: { id: first.id, active: true },
      });
      expect(await activate(first.id)).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Release 1 is already open to subscribers.',
      });
      expect((await list({ ...keyOf(item), active: true })).releases).toMatchObject([
        { id: first.id, number: 1 },
      ]);
    });

    it('records the staff who uploaded it, and who rolled it back', async () => {
      const item = await plan();
      const first = await makeRelease(shop(), item);
      await makeRelease(shop(), item);
      shop().advance(1);
      await activate(first.id);
      const subject = `item ${item.catalogId}/${item.catalogItemId}`;
      const params = listQuery({ filter: { subject }, sort: ['dateCreated', 'DESC'] });
      const [last] = await replyOf((await staff()).GET('/api/admin/audit', { params }));
      const { email } = await administratorOf(shop());
      expect(last).toMatchObject({
        actorEmail: email,
        action: 'subscriptions.activate-release',
        before: { release: 2 },
        after: { release: 1 },
      });
    });

    it('is listed and read by staff', async () => {
      const item = await plan();
      const { id } = await makeRelease(shop(), item);
      const larger = await makeRelease(shop(), item, course({ 'a.txt': 'a' }));
      const found = await list(keyOf(item), { sort: ['bytes', 'DESC'] });
      expect(found.releases.map((one) => one.id)).toEqual([larger.id, id]);
      expect(found.range).toBe('releases 0-1/2');
      const read = async (releaseId: string) =>
        replyOf(
          (await staff()).GET('/api/admin/releases/{id}', { params: { path: { id: releaseId } } }),
        );
      expect(await read(id)).toEqual(found.releases[1]);
      expect(await rejectionOf(read('none'))).toMatchObject({ status: 404 });
      expect(await rejectionOf(list({ active: 'yes' }))).toMatchObject({ status: 400 });
      expect(await rejectionOf(activate(crypto.randomUUID()))).toMatchObject({
        status: 404,
        message: 'Release not found. It may have been replaced.',
      });
    });

    it('is only for subscriptions', async () => {
      const outright = await makeItem(shop(), { published: false });
      expect(await sendContent(shop(), outright)).toMatchObject({
        Status: 'ERROR',
        Reason: 'Only subscriptions have licensed content. Make the item a subscription first.',
        Release: null,
      });
      const nowhere = { ...outright, catalogItemId: 'nothing' };
      expect(await rejectionOf(sendContent(shop(), nowhere))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
    });
  });
}
