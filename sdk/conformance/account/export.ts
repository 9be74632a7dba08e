import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function exportConforms(shop: () => ConformingShop): void {
  describe('the personal data export', () => {
    it('is created once a day, announced by email, and downloaded only by its owner', async () => {
      const { shop: browser, email } = await shop().signedIn('customer');
      const read = async () => (await replyOf(browser.GET('/api/user/personalData'))).export;
      const fetched = () => browser.GET('/api/user/export', { parseAs: 'blob' });
      expect(await read()).toBeNull();
      expect((await fetched()).response.status).toBe(404);
      expect(await replyOf(browser.POST('/api/user/export'))).toEqual({
        Status: 'SUCCESS',
        Reason: "We're preparing your data. We'll email you when it's ready to download.",
      });
      expect((await shop().mailsTo(email, 1)).map(({ subject }) => subject)).toEqual([
        'Your Spindle data is ready',
      ]);
      expect((await read())?.dateMade).toEqual(expect.any(String));
      const { response, data } = await fetched();
      expect(response.headers.get('Content-Type')).toBe('application/zip');
      expect((await data?.text())?.slice(0, 2)).toBe('PK');
      expect(await replyOf(browser.POST('/api/user/export'))).toMatchObject({
        Status: 'ERROR',
        code: 'EXPORT_MADE_TODAY',
      });
      shop().advance(11);
      expect(await rejectionOf(replyOf(browser.GET('/api/user/export')))).toMatchObject({
        status: 403,
        code: 'FRESH_PROOF_NEEDED',
      });
    });
  });
}
