import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { codeAt, freshCode, secretIn, wrongCode } from '../makers/authenticator.ts';
import { mailedCode } from '../makers/mailed-code.ts';
import { requestCode, setPassword } from '../makers/recover.ts';
import { enterCode, enterPassword, isSignedIn } from '../makers/sign-in.ts';

const password = 'seven quiet otters';

/**
 * Creates an account whose authenticator was reset by staff. It is signed in with a new password.
 */
async function withoutAuthenticator(shop: ConformingShop) {
  const { email, userId } = await shop.account();
  const { shop: staff } = await administratorOf(shop);
  const params = { path: { id: userId } };
  await replyOf(staff.POST('/api/admin/customers/{id}/resetAuthenticator', { params }));
  const browser = shop.visitor();
  await shop.mailsTo(email, 1);
  await requestCode(browser, email);
  await setPassword(browser, { email, code: await mailedCode(shop, email, 2), password });
  await enterPassword(browser, { email, password });
  return { email, browser };
}

export function enrollmentConforms(shop: () => ConformingShop): void {
  describe('setting up an authenticator', () => {
    it('shows the same one until its first code is entered, then recovery codes', async () => {
      const { email, browser } = await withoutAuthenticator(shop());
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({
        MFA: false,
        MFAToken: false,
      });
      const displayed = await replyOf(browser.GET('/api/user/createMfaToken'));
      expect(displayed).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Scan the code with your authenticator app.',
        MFALINK: displayed.MFAQR,
      });
      expect(decodeURIComponent(String(displayed.MFAQR))).toContain(
        `otpauth://totp/Spindle:${email}`,
      );
      expect(await replyOf(browser.GET('/api/user/createMfaToken'))).toEqual(displayed);

      const secret = secretIn(displayed.MFAQR);
      const wrong = await enterCode(browser, wrongCode(shop(), secret));
      expect(wrong.Status).toBe('ERROR');
      const enrolled = await enterCode(browser, codeAt(secret, shop().now()));
      expect(enrolled).toMatchObject({
        Status: 'SUCCESS',
        Reason: "You're signed in. Keep your recovery codes in a safe place.",
      });
      expect(enrolled.RecoveryCodes).toHaveLength(10);
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({ MFA: true, MFAToken: true });
    });

    it('creates recovery codes that replace it once each, and reports their use by email', async () => {
      const { email, browser } = await withoutAuthenticator(shop());
      const { MFAQR } = await replyOf(browser.GET('/api/user/createMfaToken'));
      const { RecoveryCodes } = await enterCode(browser, freshCode(shop(), secretIn(MFAQR)));
      const code = RecoveryCodes?.[0] ?? '';
      const [first, second] = [shop().visitor(), shop().visitor()];
      await enterPassword(first, { email, password });
      expect((await enterCode(first, code.toLowerCase())).Status).toBe('SUCCESS');
      expect(await isSignedIn(first)).toBe(true);
      await enterPassword(second, { email, password });
      expect((await enterCode(second, code)).Status).toBe('ERROR');
      const subjects = (await shop().mailsTo(email, 5)).map(({ subject }) => subject);
      expect(subjects).toContain('A recovery code for your Spindle account was used');
    });
  });
}
