import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { freshCode } from '../makers/authenticator.ts';
import { prove } from '../makers/own-account.ts';
import {
  addPasskey,
  createPasskey,
  optionsToAdd,
  optionsToUse,
  proveByPasskey,
} from '../makers/passkey.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterPassword } from '../makers/sign-in.ts';
import { softwareAuthenticator } from '../makers/software-authenticator.ts';

const needed = { status: 403, code: 'FRESH_PROOF_NEEDED' };

export function passkeysConform(shop: () => ConformingShop): void {
  const device = () => softwareAuthenticator(shop().origin);

  describe('passkeys', () => {
    it('can be added, listed and removed, with an email to their owner', async () => {
      const { shop: browser, email } = await shop().signedIn('customer');
      const phone = device();
      const made = phone.create(await optionsToAdd(browser));
      const { id, ...reply } = await createPasskey(browser, { ...made, name: 'Work laptop' });
      expect(reply).toEqual({ Status: 'SUCCESS', Reason: 'Passkey added.' });
      const list = { id, name: 'Work laptop', createdAt: expect.any(String), lastUsedAt: null };
      expect(await replyOf(browser.GET('/api/user/passkeys'))).toEqual({ passkeys: [list] });
      const { excludeCredentials } = await optionsToAdd(browser);
      expect(excludeCredentials).toEqual([
        { id: made.id, type: 'public-key', transports: ['internal'] },
      ]);
      const params = { path: { id: id ?? '' } };
      const stranger = (await shop().signedIn('customer')).shop;
      const theirs = await stranger.DELETE('/api/user/passkeys/{id}', { params });
      expect(theirs.response.status).toBe(404);
      expect(await replyOf(browser.DELETE('/api/user/passkeys/{id}', { params }))).toEqual({
        Status: 'SUCCESS',
        Reason: 'Passkey removed.',
      });
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({ Passkeys: false });
      const again = await browser.DELETE('/api/user/passkeys/{id}', { params });
      expect(again.response.status).toBe(404);
      const subjects = (await shop().mailsTo(email, 2)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        'A passkey was added to your Spindle account',
        'A passkey was removed from your Spindle account',
      ]);
    });

    it('need more than the password or an open session alone', async () => {
      const account = await shop().signedIn('customer');
      const attacker = shop().visitor();
      await enterPassword(attacker, account);
      expect(await rejectionOf(optionsToAdd(attacker))).toMatchObject({ status: 401 });
      const made = device().create(await optionsToAdd(account.shop));
      expect(await rejectionOf(createPasskey(attacker, made))).toMatchObject({ status: 401 });
      shop().advance(11);
      expect(await rejectionOf(optionsToAdd(account.shop))).toMatchObject(needed);
      expect(await rejectionOf(createPasskey(account.shop, made))).toMatchObject(needed);
      const params = { path: { id: account.userId } };
      const removed = replyOf(account.shop.DELETE('/api/user/passkeys/{id}', { params }));
      expect(await rejectionOf(removed)).toMatchObject(needed);
      expect(await replyOf(account.shop.GET('/api/user/passkeys'))).toEqual({ passkeys: [] });
    });

    it('answer one challenge of this session once, on our pages', async () => {
      const [{ shop: browser }, { shop: other }] = [
        await shop().signedIn('customer'),
        await shop().signedIn('customer'),
      ];
      const made = device().create(await optionsToAdd(browser));
      await optionsToAdd(other);
      expect(await createPasskey(other, made)).toMatchObject({
        code: 'PASSKEY_NOT_RIGHT',
        id: null,
      });
      expect((await createPasskey(browser, made)).Status).toBe('SUCCESS');
      expect(await createPasskey(browser, made)).toMatchObject({ code: 'START_AGAIN' });
      const elsewhere = { origin: 'https://sp1ndle.example' };
      const phished = device().create(await optionsToAdd(browser), elsewhere);
      expect(await createPasskey(browser, phished)).toMatchObject({ code: 'PASSKEY_NOT_RIGHT' });
    });

    it('are limited to ten', async () => {
      const { shop: browser } = await shop().signedIn('customer');
      for (let count = 0; count < 9; count += 1) await addPasskey(browser, shop().origin);
      await addPasskey(browser, shop().origin);
      const rejection = await rejectionOf(optionsToAdd(browser));
      expect(rejection).toMatchObject({ status: 409, code: 'PASSKEYS_FULL' });
    });

    it('prove identity in place of a code', async () => {
      const { shop: browser, totpSecret } = await shop().signedIn('customer');
      const phone = await addPasskey(browser, shop().origin);
      shop().advance(11);
      expect(await rejectionOf(optionsToAdd(browser))).toMatchObject(needed);
      const answer = phone.get(await optionsToUse(browser));
      expect(await proveByPasskey(browser, answer)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Identity confirmed.',
      });
      await optionsToAdd(browser);
      expect(await proveByPasskey(browser, answer)).toMatchObject({ code: 'START_AGAIN' });
      const stranger = device().get(await optionsToUse(browser));
      delete stranger.response.userHandle;
      expect(await proveByPasskey(browser, stranger)).toMatchObject({ code: 'PASSKEY_NOT_RIGHT' });
      expect((await prove(browser, freshCode(shop(), totpSecret))).Status).toBe('SUCCESS');
    });
  });
}
