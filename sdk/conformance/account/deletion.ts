import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function deletionConforms(shop: () => ConformingShop): void {
  describe('deleting the account', () => {
    it('is announced with its date, waits for two weeks, and can be canceled', async () => {
      const { shop: browser, email } = await shop().signedIn('customer');
      const read = () => replyOf(browser.GET('/api/user/personalData'));
      expect(await read()).toEqual({ deletion: null, export: null });
      const reply = await replyOf(browser.POST('/api/user/delete'));
      expect(reply).toEqual({
        Status: 'SUCCESS',
        Reason: expect.stringMatching(
          /^Your account will be deleted on \w+ \d+, \d+\. You can cancel/,
        ),
      });
      expect(await replyOf(browser.POST('/api/user/delete'))).toEqual(reply);
      const { deletion } = await read();
      expect(deletion?.waitsFor).toBeNull();
      const waits = Date.parse(deletion?.until ?? '') - Date.parse(deletion?.dateAsked ?? '');
      expect(waits).toBe(14 * 86_400_000);
      expect(await replyOf(browser.DELETE('/api/user/delete'))).toEqual({
        Status: 'SUCCESS',
        Reason: 'Account deletion canceled.',
      });
      expect(await read()).toEqual({ deletion: null, export: null });
      const mails = await shop().mailsTo(email, 2);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        "We're keeping your Spindle account",
        'Your Spindle account will be deleted',
      ]);
    });

    it('needs fresh proof', async () => {
      const { shop: browser } = await shop().signedIn('customer');
      shop().advance(11);
      expect(await rejectionOf(replyOf(browser.POST('/api/user/delete')))).toMatchObject({
        status: 403,
        code: 'FRESH_PROOF_NEEDED',
      });
    });
  });
}
