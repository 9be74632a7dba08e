import { expect, it } from 'vitest';
import {
  changeOfRoles,
  presentCustomer,
  resetOfAuthenticator,
  unnamedRole,
} from './staff-changes.ts';

const none = { id: '7', extended: false, warehouse: false, roles: [] };
const picker = { ...none, warehouse: true };
const administrator = { ...none, extended: true };
const both = { ...picker, extended: true };
const others = { own: false };
const own = { own: true };

it('keeps roles that the form leaves out', () => {
  expect(changeOfRoles(picker, { extended: true }, others)).toEqual({
    outcome: { done: true, reason: 'Roles updated.' },
    changes: {
      roles: { extended: true, warehouse: true, roles: [] },
      lost: false,
      notice: 'made-administrator',
      event: { type: 'roles.changed', reason: 'EXTENDED' },
      audit: {
        action: 'identity.change-roles',
        subject: 'customer 7',
        before: { extended: false },
        after: { extended: true },
      },
    },
  });
  expect(changeOfRoles(picker, { warehouse: true }, others)).toEqual({
    outcome: { done: true, reason: 'No roles changed.' },
    changes: null,
  });
});

it.each([
  [picker, { warehouse: false }, true],
  [administrator, { extended: false }, true],
  [both, { extended: false }, true],
  [none, { warehouse: true }, false],
  [both, { warehouse: false }, false],
  [{ ...none, roles: ['Catalog'] as const }, { catalog: false }, true],
  [{ ...none, roles: ['Fulfillment'] as const }, { fulfillment: false, warehouse: true }, true],
  [{ ...picker, roles: ['Fulfillment'] as const }, { warehouse: false }, false],
])('detects a loss of permissions: %j by %j', (before, form, lost) => {
  expect(changeOfRoles(before, form, others).changes).toMatchObject({
    lost,
    notice: 'roles-changed',
    event: { type: 'roles.changed' },
  });
});

it("administrators can't remove their own role", () => {
  expect(changeOfRoles(administrator, { extended: false }, own)).toMatchObject({
    outcome: { code: 'OWN_ACCOUNT', reason: "You can't remove your own administrator role." },
    changes: null,
  });
  expect(changeOfRoles(administrator, { warehouse: true }, own).changes).not.toBeNull();
});

it('adds a role to others and audits only the difference', () => {
  const before = { ...picker, roles: ['Support'] as const };
  expect(changeOfRoles(before, { accounting: true, support: true }, others).changes).toMatchObject({
    roles: { extended: false, warehouse: true, roles: ['Support', 'Accounting'] },
    lost: false,
    audit: { before: { accounting: false }, after: { accounting: true } },
  });
});

it('requires at least one role', () => {
  expect(unnamedRole({})).toEqual([{ path: 'extended', message: 'or another role is required' }]);
  expect(unnamedRole({ extended: false })).toBeNull();
  expect(unnamedRole({ warehouse: false })).toBeNull();
});

it("resets another user's authenticator and audits the previous state", () => {
  const account = { id: '7', mfaEnrolled: true, passwordSet: false };
  expect(resetOfAuthenticator(account, own)).toMatchObject({
    outcome: { done: false, code: 'OWN_ACCOUNT' },
    changes: null,
  });
  expect(resetOfAuthenticator(account, others)).toEqual({
    outcome: { done: true, reason: expect.stringContaining('Authenticator reset.') },
    changes: {
      audit: {
        action: 'identity.reset-authenticator',
        subject: 'customer 7',
        before: { mfaEnrolled: true, passwordSet: false },
        after: { mfaEnrolled: false, passwordSet: false },
      },
    },
  });
});

it('presents a customer with sorted tags', () => {
  const displayed = {
    ...picker,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Park',
    mfaEnrolled: true,
    passwordSet: true,
    customerId: null,
    noteCount: 2,
  };
  const at = '2026-05-01T12:00:00.000Z';
  const createdAt = new Date(at);
  expect(presentCustomer({ ...displayed, createdAt, tags: ['vip', 'b2b'] })).toEqual({
    ...displayed,
    roles: ['Warehouse'],
    dateCreated: at,
    tags: ['b2b', 'vip'],
  });
  expect(presentCustomer({ ...displayed, createdAt, tags: null }).tags).toEqual([]);
});
