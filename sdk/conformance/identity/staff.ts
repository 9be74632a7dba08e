import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery, type ListOptions } from '../makers/list-query.ts';
import { changeName } from '../makers/own-account.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { enterPassword, isSignedIn } from '../makers/sign-in.ts';

const nobody = { path: { id: '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11' } };

export function staffIdentityConforms(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  async function list(options: ListOptions) {
    const call = (await staff()).GET('/api/admin/customers', { params: listQuery(options) });
    return {
      people: await replyOf(call),
      range: (await call).response.headers.get('Content-Range'),
    };
  }

  async function setRoles(id: string, body: { extended?: boolean; warehouse?: boolean }) {
    const client = await staff();
    return replyOf(
      client.POST('/api/admin/customers/{id}/roles', { params: { path: { id } }, body }),
    );
  }

  async function reset(id: string) {
    const client = await staff();
    const params = { path: { id } };
    return replyOf(client.POST('/api/admin/customers/{id}/resetAuthenticator', { params }));
  }

  /** Returns the audit entries about an account, oldest first. */
  async function entriesAbout(userId: string) {
    const params = listQuery({
      filter: { subject: `customer ${userId}` },
      sort: ['dateCreated', 'ASC'],
    });
    return replyOf((await staff()).GET('/api/admin/audit', { params }));
  }

  it('an invited employee gets an account with roles, and the email again until a password is set', async () => {
    const email = `invited-${crypto.randomUUID()}@example.com`;
    const body = { email, firstName: 'Kim', lastName: 'Dale' };
    const client = await staff();
    const invite = (roles: BodyOf<'inviteStaff'>['roles']) =>
      replyOf(client.POST('/api/admin/staff', { body: { ...body, roles }, ...asJson }));
    const { id, ...first } = await invite(['Support']);
    expect(first).toEqual({ Status: 'SUCCESS', Reason: 'Invitation sent.' });
    expect(await invite(['Fulfillment', 'Support'])).toMatchObject({ id });
    const { people } = await list({ filter: { q: email } });
    expect(people).toMatchObject([
      { id, firstName: 'Kim', roles: ['Fulfillment', 'Support'], passwordSet: false },
    ]);
    const mails = await shop().mailsTo(email, 2);
    expect(mails.at(-1)?.text).toContain('Your role: Fulfillment, Support.');
    const actions = (await entriesAbout(id)).map(({ action }) => action);
    expect(actions).toEqual(['identity.change-roles', 'identity.change-roles']);
  });

  it('inviting someone with an account adds the roles right away', async () => {
    const { email, userId } = await shop().account('customer');
    const body = { email: email.toUpperCase(), firstName: 'Kim', lastName: 'Dale' };
    const client = await staff();
    const invited = client.POST('/api/admin/staff', {
      body: { ...body, roles: ['Catalog'] },
      ...asJson,
    });
    expect(await replyOf(invited)).toEqual({
      Status: 'SUCCESS',
      Reason: 'Roles updated.',
      id: userId,
    });
    const { people } = await list({ filter: { q: email } });
    expect(people).toMatchObject([{ firstName: 'Ada', roles: ['Catalog'] }]);
  });

  describe('the list of customers', () => {
    it('finds people by what is typed, and says how many there are', async () => {
      const { email, userId } = await shop().account('warehouse');
      const { people, range } = await list({ filter: { q: ` ${email.toUpperCase()} ` } });
      expect(range).toBe('customers 0-0/1');
      expect(people).toEqual([
        {
          id: userId,
          email,
          firstName: 'Ada',
          lastName: 'Park',
          extended: false,
          warehouse: true,
          roles: ['Warehouse'],
          mfaEnrolled: true,
          passwordSet: true,
          customerId: null,
          dateCreated: expect.any(String),
          tags: [],
          noteCount: 0,
        },
      ]);
    });

    it('filters, sorts and pages', async () => {
      const accounts = [await shop().account(), await shop().account(), await shop().account()];
      const id = accounts.map(({ userId }) => userId);
      const emails = accounts.map(({ email }) => email).toSorted();
      const { people, range } = await list({
        filter: { id, warehouse: false },
        sort: ['email', 'DESC'],
        range: [1, 5],
      });
      expect(people.map(({ email }) => email)).toEqual(emails.toReversed().slice(1));
      expect(range).toBe('customers 1-2/3');
      expect((await list({ filter: { id, extended: true } })).people).toEqual([]);
    });

    it('sorts by last name, then by first name, ignoring case', async () => {
      const names = [
        ['Grace', 'hopper'],
        ['Zoe', 'Babbage'],
        ['ada', 'Hopper'],
      ] as const;
      const id = [];
      for (const [first, last] of names) {
        const { shop: browser, userId } = await shop().signedIn('customer');
        await changeName(browser, first, last);
        id.push(userId);
      }
      const { people } = await list({ filter: { id }, sort: ['lastName', 'ASC'] });
      expect(people.map(({ firstName }) => firstName)).toEqual(['Zoe', 'ada', 'Grace']);
    });

    it("says what it can't filter or sort by", async () => {
      expect(await rejectionOf(list({ filter: { password: 'x' } }))).toMatchObject({ status: 400 });
      expect(await rejectionOf(list({ filter: { extended: 'yes' } }))).toMatchObject({
        status: 400,
        errors: [{ path: 'filter', message: 'has an invalid value for extended' }],
      });
      expect(await rejectionOf(list({ sort: ['password', 'ASC'] }))).toMatchObject({
        status: 400,
        errors: [{ path: 'sort', message: 'must use one of dateCreated, email, lastName, id' }],
      });
    });

    it('returns each of them as a record', async () => {
      const { userId, email } = await shop().account();
      const client = await staff();
      const params = { path: { id: userId } };
      const record = await replyOf(client.GET('/api/admin/customers/{id}', { params }));
      expect(record).toMatchObject({ id: userId, email });
      const call = client.GET('/api/admin/customers/{id}', { params: nobody });
      expect(await rejectionOf(replyOf(call))).toMatchObject({ status: 404 });
    });
  });

  describe('roles', () => {
    it('apply from the next call on', async () => {
      const { shop: browser, userId } = await shop().signedIn('customer');
      expect(await setRoles(userId, { warehouse: true })).toEqual({
        Status: 'SUCCESS',
        Reason: 'Roles updated.',
      });
      expect(await replyOf(browser.GET('/api/user'))).toMatchObject({
        Warehouse: true,
        Extended: false,
      });
      expect(await setRoles(userId, { warehouse: true })).toEqual({
        Status: 'SUCCESS',
        Reason: 'No roles changed.',
      });
    });

    it('of an administrator are reported to their holder', async () => {
      const { userId, email } = await shop().account();
      await setRoles(userId, { extended: true });
      const [mail] = await shop().mailsTo(email, 1);
      expect(mail?.subject).toBe("You're now an administrator at Spindle");
    });

    it("of an administrator can't be removed by themselves", async () => {
      const { userId } = await administratorOf(shop());
      expect(await setRoles(userId, { extended: false })).toMatchObject({
        Status: 'ERROR',
        Reason: "You can't remove your own administrator role.",
      });
    });

    it('must be valid, and given to an existing account', async () => {
      const { userId } = await shop().account();
      expect(await rejectionOf(setRoles(userId, {}))).toMatchObject({
        status: 400,
        message: 'Choose a role to add or remove.',
      });
      expect(await rejectionOf(setRoles(nobody.path.id, { warehouse: true }))).toMatchObject({
        status: 404,
        message: 'Account not found.',
      });
    });
  });

  describe('changes by staff to accounts', () => {
    it('are recorded with the previous state', async () => {
      const { userId } = await shop().account('warehouse');
      await setRoles(userId, { extended: true, warehouse: true });
      await reset(userId);
      const entries = await entriesAbout(userId);
      const actor = { actorEmail: (await administratorOf(shop())).email };
      expect(entries).toMatchObject([
        {
          ...actor,
          action: 'identity.change-roles',
          before: { extended: false },
          after: { extended: true },
        },
        {
          ...actor,
          action: 'identity.reset-authenticator',
          before: { mfaEnrolled: true, passwordSet: true },
          after: { mfaEnrolled: false, passwordSet: false },
        },
      ]);
      expect(entries[0]?.after).toEqual({ extended: true });
    });
  });

  describe('resetting an authenticator', () => {
    it('removes everything that signs the account in, and informs its owner', async () => {
      const { shop: browser, userId, email, password } = await shop().signedIn('customer');
      expect(await reset(userId)).toEqual({
        Status: 'SUCCESS',
        Reason:
          'Authenticator reset. We asked the account owner by email to reset their password and set up a new authenticator.',
      });
      expect(await isSignedIn(browser)).toBe(false);
      expect((await enterPassword(browser, { email, password })).Status).toBe('ERROR');
      const { people } = await list({ filter: { id: userId } });
      expect(people).toMatchObject([{ mfaEnrolled: false, passwordSet: false }]);
      const [mail] = await shop().mailsTo(email, 1);
      expect(mail?.subject).toBe('Your Spindle authenticator was reset');
    });

    it('is not possible for oneself, or for a missing account', async () => {
      const { userId, shop: client } = await administratorOf(shop());
      expect(await reset(userId)).toMatchObject({
        Status: 'ERROR',
        Reason: "You can't reset your own authenticator here. Change it on your account page.",
      });
      expect(await isSignedIn(client)).toBe(true);
      expect(await entriesAbout(userId)).toEqual([]);
      expect(await rejectionOf(reset(nobody.path.id))).toMatchObject({
        status: 404,
        message: 'Account not found.',
      });
    });
  });
}
