import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { freshCode, secretIn } from '../makers/authenticator.ts';
import { mailedCode } from '../makers/mailed-code.ts';
import { makeToken } from '../makers/make-token.ts';
import { changePassword, confirmChange, startChange } from '../makers/own-account.ts';
import { requestCode, setPassword } from '../makers/recover.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { isSignedIn } from '../makers/sign-in.ts';

const password = 'seven quiet otters';

/**
 * Defines tests that actions against an intruder also revoke the tokens that the intruder created,
 * permanently.
 */
export function tokensEndForGood(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  /** The first email is the token notice, so the code is in the second. */
  async function recover({ email }: SignedIn, nth = 2) {
    const browser = shop().visitor();
    await requestCode(browser, email);
    const code = await mailedCode(shop(), email, nth);
    expect((await setPassword(browser, { email, code, password })).Status).toBe('SUCCESS');
  }

  async function setExtended({ userId }: SignedIn, extended: boolean) {
    const to = { params: { path: { id: userId } }, body: { extended } };
    await replyOf((await staff()).POST('/api/admin/customers/{id}/roles', to));
  }

  const evictions: Record<string, (maker: SignedIn) => Promise<void>> = {
    async 'a new password'({ shop: browser, password: oldPassword }) {
      await changePassword(browser, { oldPassword, password });
      expect(await isSignedIn(browser)).toBe(true);
    },
    async 'a new authenticator'({ shop: browser, totpSecret }) {
      const { MFAQR } = await startChange(browser, freshCode(shop(), totpSecret));
      await confirmChange(browser, freshCode(shop(), secretIn(MFAQR)));
      expect(await isSignedIn(browser)).toBe(true);
    },
    async 'a recovered password'(maker) {
      await recover(maker);
    },
    async 'a reset by staff, and the recovery after it'(maker) {
      const to = { params: { path: { id: maker.userId } } };
      await replyOf((await staff()).POST('/api/admin/customers/{id}/resetAuthenticator', to));
      await recover(maker, 3);
    },
    async 'the loss of a role, and its return'(maker) {
      await setExtended(maker, false);
      expect(await isSignedIn(maker.shop)).toBe(false);
      await setExtended(maker, true);
    },
  };

  describe('tokens end permanently', () => {
    it.each(Object.keys(evictions))('with %s', async (name) => {
      const maker = await shop().signedIn('extended');
      const { secret, record } = await makeToken(maker.shop);
      const program = shop().program(secret);
      expect(await replyOf(program.GET('/api/user'))).toMatchObject({ Email: maker.email });
      await evictions[name]?.(maker);
      expect(await rejectionOf(replyOf(program.GET('/api/user')))).toMatchObject({ status: 401 });
      const params = { path: { id: record.id } };
      const ended = await replyOf((await staff()).GET('/api/admin/tokens/{id}', { params }));
      expect(ended.revokedAt).not.toBeNull();
      const filter = JSON.stringify({ subject: `token ${record.id}`, action: 'tokens.revoke' });
      const query = { filter };
      const noted = await replyOf((await staff()).GET('/api/admin/audit', { params: { query } }));
      expect(noted).toHaveLength(1);
    });

    it("not with another account's new password", async () => {
      const [maker, other] = [await shop().signedIn('extended'), await shop().signedIn('extended')];
      const { secret } = await makeToken(maker.shop);
      await changePassword(other.shop, { oldPassword: other.password, password });
      expect(await replyOf(shop().program(secret).GET('/api/user'))).toMatchObject({
        Email: maker.email,
      });
    });
  });
}
