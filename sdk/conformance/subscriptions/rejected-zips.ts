import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { course, makeRelease, sendContent } from '../makers/licensed-content.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeZip, zipOf } from '../makers/make-zip.ts';
import { makePlan } from '../makers/subscriber.ts';

const NO_ZIP =
  "This isn't a zip file, or the upload was cut off. Zip your files again, then try again. Nothing was changed.";

export function rejectedZipsConform(shop: () => ConformingShop): void {
  const page: [string, string] = ['index.html', 'hello'];
  const zips: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['something else', new TextEncoder().encode('no zip at all, just some words'), NO_ZIP],
    ['a half', course().slice(0, -30), NO_ZIP],
    ['nothing', makeZip({}), 'The zip is empty. Nothing was changed.'],
    [
      'no page to begin with',
      makeZip({ 'one/index.html': 'hello', 'two/a.txt': 'a' }),
      'The zip has no index.html at its root or in its only folder. Nothing was changed.',
    ],
    [
      'a way out of its folder',
      zipOf([page, ['../out.html', 'x']]),
      '“../out.html” has a path that points outside its folder. Nothing was changed.',
    ],
    [
      'a path from the root',
      zipOf([page, ['/etc/passwd', 'x']]),
      '“/etc/passwd” begins with a slash. Zip the folder itself. Nothing was changed.',
    ],
    [
      'a drive',
      zipOf([page, ['C:/a.html', 'x']]),
      '“C:/a.html” begins with a drive letter. Zip the folder itself. Nothing was changed.',
    ],
    [
      'an encoded path',
      zipOf([page, ['%2e%2e/a.html', 'x']]),
      '“%2e%2e/a.html” has an encoded character (% and two digits) in its name. Rename it. Nothing was changed.',
    ],
    ['a file twice', zipOf([page, page]), '“index.html” is in the zip twice. Nothing was changed.'],
    [
      'files that differ by case',
      makeZip({ 'index.html': 'a', 'A.txt': 'b', 'a.txt': 'c' }),
      '“A.txt” and “a.txt” differ only by case. Rename one of them. Nothing was changed.',
    ],
  ];

  describe('a rejected zip says why', () => {
    it.each(zips)('if it contains %s', async (_what, zip, Reason) => {
      const item = await makePlan(shop(), { published: false });
      expect(await sendContent(shop(), item, zip)).toMatchObject({
        Status: 'ERROR',
        Reason,
        Release: null,
      });
    });

    it('and leaves the current release in place', async () => {
      const item = await makePlan(shop(), { published: false });
      const { id } = await makeRelease(shop(), item);
      await sendContent(shop(), item, makeZip({ 'a.txt': 'a' }));
      const { catalogId, catalogItemId } = item;
      const { shop: staff } = await administratorOf(shop());
      const params = listQuery({ filter: { catalogId, catalogItemId } });
      const releases = await replyOf(staff.GET('/api/admin/releases', { params }));
      expect(releases).toMatchObject([{ id, active: true }]);
    });
  });
}
