import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeUser } from '../../test/factories/user.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { mailAccountNotice } from './account-notice.ts';
import type { AccountNotice } from '@spindle/sdk/domain/identity/account-notice-email';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { TIME_ZONE: 'America/Los_Angeles' } });
});
afterAll(() => shop.close());

const notices: [AccountNotice, string][] = [
  ['password-changed', 'Your account password was changed'],
  ['authenticator-changed', 'A new authenticator was set up for your account'],
  ['authenticator-reset', 'then set up your authenticator again.'],
  ['recovery-codes-renewed', 'New recovery codes were created for your account'],
  ['recovery-code-used', 'Someone signed in with a recovery code instead of your authenticator'],
  ['made-administrator', 'was given the administrator role'],
  ['roles-changed', 'changed the roles of your account'],
];

describe('a notice about an account', () => {
  it.each(notices)(
    "explains %s: what, when by the shop's calendar, and what to do",
    async (notice, what) => {
      const { id, email } = await makeUser(shop, { firstName: 'Grace' });
      const payload = { userId: id, notice, at: '2026-11-22T03:30:00.000Z' };
      await shop.services.jobs.sendNow(mailAccountNotice, payload);
      const mail = await eventually(async () => {
        const [first] = await mailsTo(shop, email);
        if (first === undefined) throw new Error('no mail yet');
        return first;
      });
      expect(mail.text).toContain('Hello Grace,');
      expect(mail.text).toContain(what);
      expect(mail.text).toContain('November 21, 2026 at 7:30 PM PST');
      expect(mail.text).toContain(`${shop.config.publicUrl}/ui/passwordRecovery`);
      expect(mail.text).not.toMatch(/\b\d{8}\b/);
    },
  );
});
