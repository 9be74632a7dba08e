import type { components } from '../../src/schema.d.ts';
import type { AuditedAction } from '../audit/audited-action.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { done, rejection, rejectWith, type Outcome } from '../rejection.ts';

const ownRole = rejection('OWN_ACCOUNT', "You can't remove your own administrator role.");
export const noRoleNamed = 'Choose a role to add or remove.';
const ownAuthenticator = rejection(
  'OWN_ACCOUNT',
  "You can't reset your own authenticator here. Change it on your account page.",
);

interface Roles {
  extended: boolean;
  warehouse: boolean;
}

/** Returns the error for a form that changes no role, or null. */
export const unnamedRole = ({ extended, warehouse }: Partial<Roles>) =>
  extended === undefined && warehouse === undefined
    ? [{ path: 'extended', message: 'or warehouse is required' }]
    : null;

interface StaffEdit<Changes> {
  outcome: Outcome;
  /** Null if nothing changes. */
  changes: (Changes & { audit: AuditedAction }) | null;
}

interface RolesChanges {
  roles: Roles;
  /** Whether they lose permissions and are signed out everywhere. */
  lost: boolean;
  /** Whether they become an administrator, which they are notified of. */
  promoted: boolean;
}

/**
 * Decides a change of a user's roles. Roles missing from the form stay the same. Administrators
 * can't remove their own Extended role.
 */
export function changeOfRoles(
  { id, extended, warehouse }: Roles & { id: string },
  form: Partial<Roles>,
  { own }: { own: boolean },
): StaffEdit<RolesChanges> {
  if (own && form.extended === false) return { outcome: rejectWith(ownRole), changes: null };
  const roles = {
    extended: form.extended ?? extended,
    warehouse: form.warehouse ?? warehouse,
  };
  const changed = changedFields({ extended, warehouse }, { ...roles });
  if (changed === null) return { outcome: done('No roles changed.'), changes: null };
  const audit = { action: 'identity.change-roles', subject: `customer ${id}`, ...changed };
  // administrators can still pick orders without the warehouse role
  const lost = !roles.extended && (extended || (warehouse && !roles.warehouse));
  const promoted = roles.extended && !extended;
  return { outcome: done('Roles updated.'), changes: { roles, lost, promoted, audit } };
}

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

interface CustomerFacts extends Omit<AdminCustomer, 'dateCreated' | 'tags'> {
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
  mfaEnrolled: customer.mfaEnrolled,
  passwordSet: customer.passwordSet,
  customerId: customer.customerId,
  dateCreated: customer.createdAt.toISOString(),
  tags: customer.tags?.toSorted() ?? [],
  noteCount: customer.noteCount,
});
