import { describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { freshCode } from '../makers/authenticator.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterCode, enterPassword, isSignedIn, signInAt } from '../makers/sign-in.ts';

export function sessionsConform(shop: () => ConformingShop): void {
  const listIn = async (browser: ShopClient) =>
    (await replyOf(browser.GET('/api/user/sessions'))).sessions;
  const end = (browser: ShopClient, id: string) =>
    replyOf(browser.DELETE('/api/user/sessions/{id}', { params: { path: { id } } }));

  describe('the list of sessions', () => {
    it('shows each with its browser, marks the current one, and ends them', async () => {
      const account = await shop().account();
      const here = await signInAt(shop(), account);
      const there = await signInAt(shop(), account);
      const sessions = await listIn(here);
      const times = { createdAt: expect.any(String), lastSeenAt: expect.any(String) };
      const displayed = { id: expect.any(String), device: 'Unknown browser', ...times };
      expect(sessions).toHaveLength(2);
      for (const one of sessions) {
        expect(one).toEqual({ ...displayed, current: one.current, place: expect.any(String) });
      }
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      const other = sessions.find(({ current }) => !current)?.id ?? '';
      expect(await end(here, other)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Browser signed out.',
      });
      expect(await isSignedIn(there)).toBe(false);
      expect((await listIn(here)).map(({ current }) => current)).toEqual([true]);
      expect(await rejectionOf(end(here, other))).toMatchObject({ status: 404 });
    });

    it("hides other people's sessions, and those with only a password", async () => {
      const account = await shop().account();
      const here = await signInAt(shop(), account);
      await enterPassword(shop().visitor(), account);
      const [own, ...others] = await listIn(here);
      expect(others).toEqual([]);
      const { shop: stranger } = await shop().signedIn('customer');
      expect(await rejectionOf(end(stranger, own?.id ?? ''))).toMatchObject({ status: 404 });
      expect(await isSignedIn(here)).toBe(true);
    });

    it('signs out when the current session is ended', async () => {
      const here = await signInAt(shop(), await shop().account());
      const [own] = await listIn(here);
      await end(here, own?.id ?? '');
      expect(await isSignedIn(here)).toBe(false);
    });
  });

  describe('a sign-in with an unknown browser', () => {
    const subject = 'New sign-in to your Spindle account';
    const mailsAbout = async (email: string, mails: number) =>
      (await shop().mailsTo(email, mails)).filter((one) => one.subject === subject).length;

    it("is reported by email once per browser, except for an account's first", async () => {
      const account = await shop().account();
      const own = await signInAt(shop(), account);
      const other = await signInAt(shop(), account);
      expect(await mailsAbout(account.email, 1)).toBe(1);
      for (const browser of [own, other]) {
        await replyOf(browser.POST('/logout'));
        await enterPassword(browser, account);
        await enterCode(browser, freshCode(shop(), account.totpSecret));
      }
      await signInAt(shop(), account);
      expect(await mailsAbout(account.email, 2)).toBe(2);
    });

    it('is reported again for a browser that its owner signed out', async () => {
      const account = await shop().account();
      const here = await signInAt(shop(), account);
      const there = await signInAt(shop(), account);
      expect(await mailsAbout(account.email, 1)).toBe(1);
      const other = (await listIn(here)).find(({ current }) => !current);
      await end(here, other?.id ?? '');
      await enterPassword(there, account);
      await enterCode(there, freshCode(shop(), account.totpSecret));
      expect(await mailsAbout(account.email, 2)).toBe(2);
    });
  });

  it('signing out clears the pages that the browser has stored', async () => {
    const { shop: browser } = await shop().signedIn('customer');
    const { response } = await browser.POST('/logout');
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
  });
}
