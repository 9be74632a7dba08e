import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { freshCode, wrongCode } from '../makers/authenticator.ts';
import { makeToken } from '../makers/make-token.ts';
import { prove, renewCodes } from '../makers/own-account.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterCode, enterPassword } from '../makers/sign-in.ts';

const needed = {
  status: 403,
  code: 'FRESH_PROOF_NEEDED',
  message: 'Confirm your identity with an authenticator code or a passkey.',
};
const noProof = {
  Status: 'ERROR',
  Reason:
    "That code is wrong or was already used. Wait for the next code from your authenticator. You can't use a recovery code here.",
};

export function proofConforms(shop: () => ConformingShop): void {
  describe('fresh proof of identity', () => {
    it('is the sign-in itself for ten minutes, then a new code', async () => {
      const { shop: browser, totpSecret } = await shop().signedIn('extended');
      shop().advance(9);
      await makeToken(browser);
      shop().advance(2);
      expect(await rejectionOf(makeToken(browser))).toMatchObject(needed);
      expect(await prove(browser, freshCode(shop(), totpSecret))).toEqual({
        Status: 'SUCCESS',
        Reason: 'Identity confirmed.',
      });
      await makeToken(browser);
      shop().advance(11);
      expect(await rejectionOf(makeToken(browser))).toMatchObject(needed);
    });

    it('rejects recovery codes, at sign-in and later, without using them up', async () => {
      const account = await shop().signedIn('extended');
      const { RecoveryCodes } = await renewCodes(
        account.shop,
        freshCode(shop(), account.totpSecret),
      );
      const [first = '', second = ''] = RecoveryCodes ?? [];
      const browser = shop().visitor();
      await enterPassword(browser, account);
      expect((await enterCode(browser, first)).Status).toBe('SUCCESS');
      expect(await rejectionOf(makeToken(browser))).toMatchObject(needed);
      expect(await prove(browser, second)).toMatchObject(noProof);
      expect(await rejectionOf(makeToken(browser))).toMatchObject(needed);
      expect(await replyOf(browser.GET('/api/user/recoveryCodes'))).toEqual({ Left: 9 });
    });

    it('works once, and counts with the codes of sign-in', async () => {
      const { shop: browser, totpSecret, ...account } = await shop().signedIn('customer');
      const code = freshCode(shop(), totpSecret);
      expect((await prove(browser, code)).Status).toBe('SUCCESS');
      expect(await prove(browser, code)).toMatchObject(noProof);
      const wrong = wrongCode(shop(), totpSecret);
      for (let tries = 0; tries < 3; tries += 1) await prove(browser, wrong);
      await enterPassword(browser, account);
      expect((await enterCode(browser, wrong)).Status).toBe('ERROR');
      const rejection = await rejectionOf(enterCode(browser, freshCode(shop(), totpSecret)));
      expect(rejection.status).toBe(429);
    });
  });
}
