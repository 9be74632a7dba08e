import { outsideTokenScope, forbidden, unauthorized, type Failure } from './failure.ts';
import { isObject, type Json, type JsonObject } from './document.ts';
import {
  authCodeNeeded,
  permissionNeeded,
  roleNeeded,
  scopeNeeded,
} from '../domain/calls/validate-call.ts';
import {
  holdsAny,
  rolesOf,
  scopesOf,
  type RoleHolder,
  type ScopeHolder,
  type StaffScope,
} from '../domain/identity/staff-roles.ts';

const roles = ['pending', 'customer', 'warehouse', 'extended'] as const;

/** Each role includes the rights of the previous ones. Staff have scopes too, of all their roles. */
export type Role = (typeof roles)[number];

const HOLDERS: Record<Role, string> = {
  pending: 'anyone who has signed in',
  customer: 'anyone with an account',
  warehouse: 'warehouse staff',
  extended: 'administrators',
};

export interface Access {
  /** Whether the session is loaded at all. */
  session: boolean;
  /** Whether a program may make the call with an API token. */
  token: boolean;
  /**
   * Alternative sets of scopes. A token with scopes needs all scopes of one set. Empty if such
   * tokens may not make the call.
   */
  scopes: readonly (readonly string[])[];
  /** Alternative sets of scopes for people. Empty if only the role counts. */
  personScopes: readonly (readonly string[])[];
  /**
   * The role that may always make the call; others need the scopes of one set. Undefined if anyone
   * may make the call.
   */
  role: Role | undefined;
}

/**
 * The data that determines a role. An account that hasn't entered its code yet is only partially
 * signed in.
 */
export interface Status extends RoleHolder {
  mfaVerified: boolean;
}

/**
 * Parses the `security` of an operation. Throws if it is missing, so that no call is public by
 * accident.
 */
export function readAccess(security: Json | undefined, where: string): Access {
  if (!Array.isArray(security) || security.length === 0) {
    throw new Error(`Contract: ${where} doesn't say who may call it (security).`);
  }
  const requirements = security.map((entry) => (isObject(entry) ? entry : {}));
  const withSession = requirements.filter((entry) => Array.isArray(entry['session']));
  const token = requirements.some((entry) => Array.isArray(entry['token']));
  const scopes = scopeSets(requirements, 'token');
  const personScopes = scopeSets(withSession, 'session');
  const anyone = requirements.some((entry) => Object.keys(entry).length === 0);
  const session = withSession.length > 0;
  if (anyone) return { session, token, scopes, personScopes, role: undefined };
  const names = withSession
    .flatMap((entry) => asNames(entry['session']))
    .filter((name) => !isScope(name));
  const role = roles.find((name) => names.includes(name)) ?? leastRoleWith(personScopes);
  if (role === undefined || names.length > 1) {
    throw new Error(`Contract: ${where} should name scopes or one role: ${roles.join(', ')}.`);
  }
  return { session: true, token, scopes, personScopes, role };
}

const asNames = (names: Json | undefined) => (Array.isArray(names) ? names.map(String) : []);

/** Scopes look like `orders:read`. Roles in the same list have no colon. */
const isScope = (name: string) => name.includes(':');

const scopeSets = (requirements: readonly JsonObject[], kind: 'token' | 'session') =>
  requirements
    .map((entry) => asNames(entry[kind]).filter(isScope))
    .filter((names) => names.length > 0);

/** The least of the spec's roles whose scopes are enough. Administrators have all scopes. */
function leastRoleWith(sets: Access['personScopes']): Role | undefined {
  if (sets.length === 0) return undefined;
  return coveredBy(scopesOf(['Warehouse']), sets) ? 'warehouse' : 'extended';
}

const coveredBy = (held: readonly string[], sets: Access['personScopes']) =>
  sets.some((needed) => needed.every((one) => held.includes(one)));

export function roleOf(user: Status): Role {
  if (!user.mfaVerified) return 'pending';
  if (user.extended) return 'extended';
  return user.warehouse ? 'warehouse' : 'customer';
}

/**
 * Throws 401 for a visitor or a partially signed-in account, and 403 for an account or a valid
 * token without the role or the scopes. The only rule for people and for programs without scopes.
 */
export function requireAccess(
  user: Status | null,
  { role: min, personScopes }: Access,
  byToken: boolean,
): void {
  if (min === undefined) return;
  if (user === null) throw unauthorized();
  const role = roleOf(user);
  if (roles.indexOf(role) >= roles.indexOf(min)) return;
  if (role === 'pending') throw unauthorized(authCodeNeeded);
  if (coveredBy(scopesOf(rolesOf(user)), personScopes)) return;
  const rejected =
    user.roles.length > 0 ? permissionNeeded(personScopes) : roleNeeded(min, HOLDERS[min], role);
  throw byToken ? outsideTokenScope(rejected) : forbidden(rejected);
}

/**
 * Throws 403 for a token without the required scopes.
 * @param held undefined for a token without scopes, which has the rights of its role
 */
export function requireScopes({ scopes }: Access, held: readonly string[] | undefined): void {
  if (held === undefined) return;
  if (coveredBy(held, scopes)) return;
  const [needed = []] = scopes;
  throw missingScopes(needed);
}

export function missingScopes(needed: readonly string[]): Failure {
  return outsideTokenScope(scopeNeeded(needed), needed);
}

/**
 * Throws 403 for a caller without one of the scopes, where the contract can't tell which a call
 * needs.
 */
export function requireScope(user: ScopeHolder, scopes: readonly StaffScope[]): void {
  const missing = scopes.filter((one) => !holdsAny(user, [one]));
  if (missing.length === 0) return;
  throw user.program === undefined
    ? forbidden(permissionNeeded([missing]))
    : missingScopes(missing);
}
