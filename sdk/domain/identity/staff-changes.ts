import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { GivenRole } from '../security/security-events.ts';
import { done, rejection, rejectWith, type Outcome } from '../rejection.ts';
import {
  jobRoles,
  rolesOf,
  scopesOf,
  type JobRole,
  type RoleHolder,
  type StaffRole,
} from './staff-roles.ts';

const ownRole = rejection('OWN_ACCOUNT', "You can't remove your own administrator role.");
export const noRoleNamed = 'Choose a role to add or remove.';
const ownAuthenticator = rejection(
  'OWN_ACCOUNT',
  "You can't reset your own authenticator here. Change it on your account page.",
);

type Form = components['schemas']['ChangeRolesForm'];

const fields = {
  extended: 'Extended',
  warehouse: 'Warehouse',
  fulfillment: 'Fulfillment',
  catalog: 'Catalog',
  support: 'Support',
  accounting: 'Accounting',
} as const satisfies Record<keyof Form, StaffRole>;
type RoleField = keyof typeof fields;

export const roleFields = [
  'extended',
  'warehouse',
  'fulfillment',
  'catalog',
  'support',
  'accounting',
] as const satisfies readonly RoleField[];

/** Returns the error for a form that changes no role, or null. */
export const unnamedRole = (form: Form) =>
  roleFields.some((field) => form[field] !== undefined)
    ? null
    : [{ path: 'extended', message: 'or another role is required' }];

interface StaffEdit<Changes> {
  outcome: Outcome;
  /** Null if nothing changes. */
  changes: (Changes & { audit: AuditedAction }) | null;
}

interface RolesChanges {
  roles: { extended: boolean; warehouse: boolean; roles: JobRole[] };
  /** Whether they lose permissions and are signed out everywhere. */
  lost: boolean;
  /** The email to the account's owner. */
  notice: 'made-administrator' | 'roles-changed';
  event: { type: 'roles.changed'; reason?: GivenRole };
}

/**
 * Decides a change of a user's roles. Roles missing from the form stay the same. Administrators
 * can't remove their own Extended role.
 */
export function changeOfRoles(
  { id, ...account }: RoleHolder & { id: string },
  form: Form,
  { own }: { own: boolean },
): StaffEdit<RolesChanges> {
  if (own && form.extended === false) return { outcome: rejectWith(ownRole), changes: null };
  const before = rolesOf(account);
  const chosen = roleFields.filter((field) => form[field] ?? before.includes(fields[field]));
  const after = chosen.map((field) => fields[field]);
  const changed = changedFields(flagsOf(before), flagsOf(after));
  if (changed === null) return { outcome: done('No roles changed.'), changes: null };
  const audit = { action: 'identity.change-roles', subject: `customer ${id}`, ...changed };
  const extended = after.includes('Extended');
  const roles = {
    extended,
    warehouse: after.includes('Warehouse'),
    roles: jobRoles.filter((role) => after.includes(role)),
  };
  const now = new Set(scopesOf(after));
  // administrators can still pick orders without the warehouse role
  const lost = scopesOf(before).some((scope) => !now.has(scope));
  const notified: Pick<RolesChanges, 'notice' | 'event'> =
    extended && !account.extended
      ? { notice: 'made-administrator', event: { type: 'roles.changed', reason: 'EXTENDED' } }
      : { notice: 'roles-changed', event: { type: 'roles.changed' } };
  return { outcome: done('Roles updated.'), changes: { roles, lost, ...notified, audit } };
}

/**
 * Decides an invitation, which only adds roles. An account without a password is invited by email,
 * again each time; an account with a password is notified.
 */
export function invitationOf(
  account: RoleHolder & { id: string; passwordSet: boolean },
  roles: readonly StaffRole[],
): StaffEdit<RolesChanges> & { invited: boolean } {
  const added = roleFields.filter((field) => roles.includes(fields[field]));
  const form: Form = Object.fromEntries(added.map((field) => [field, true]));
  const { outcome, changes } = changeOfRoles(account, form, { own: false });
  const invited = !account.passwordSet;
  return { outcome: invited ? done('Invitation sent.') : outcome, changes, invited };
}

const flagsOf = (roles: readonly StaffRole[]) =>
  Object.fromEntries(roleFields.map((field) => [field, roles.includes(fields[field])]));

/**
 * Decides whether to revoke everything that gives access to an account: authenticator, passkeys,
 * recovery codes, password, sessions, API tokens and pending recoveries.
 */
export function resetOfAuthenticator(
  { id, ...before }: { id: string; mfaEnrolled: boolean; passwordSet: boolean },
  { own }: { own: boolean },
): StaffEdit<unknown> {
  if (own) return { outcome: rejectWith(ownAuthenticator), changes: null };
  const after = { mfaEnrolled: false, passwordSet: false };
  const action = 'identity.reset-authenticator';
  return {
    outcome: done(
      'Authenticator reset. We asked the account owner by email to reset their password and set up a new authenticator.',
    ),
    changes: { audit: { action, subject: `customer ${id}`, before, after } },
  };
}

interface CustomerFacts extends Omit<AdminCustomer, 'dateCreated' | 'tags' | 'roles'> {
  roles: readonly JobRole[];
  createdAt: Date;
  tags: readonly string[] | null;
}

type AdminCustomer = components['schemas']['AdminCustomer'];

export const presentCustomer = (customer: CustomerFacts): AdminCustomer => ({
  id: customer.id,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  extended: customer.extended,
  warehouse: customer.warehouse,
  roles: rolesOf(customer),
  mfaEnrolled: customer.mfaEnrolled,
  passwordSet: customer.passwordSet,
  customerId: customer.customerId,
  dateCreated: customer.createdAt.toISOString(),
  tags: customer.tags?.toSorted() ?? [],
  noteCount: customer.noteCount,
});
