import { outsideTokenScope, forbidden, unauthorized, type Failure } from './failure.ts';
import { isObject, type Json } from './document.ts';
import { authCodeNeeded, roleNeeded, scopeNeeded } from '../domain/calls/validate-call.ts';

const roles = ['pending', 'customer', 'warehouse', 'extended'] as const;

/** Each role includes the rights of the previous ones. */
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
  /** The minimum role. Undefined if anyone may make the call. */
  role: Role | undefined;
}

/**
 * The data that determines a role. An account that hasn't entered its code yet is only partially
 * signed in.
 */
export interface Status {
  mfaVerified: boolean;
  extended: boolean;
  warehouse: boolean;
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
  const scopes = requirements
    .map(({ token: names }) => (Array.isArray(names) ? names.map(String).filter(isScope) : []))
    .filter((names) => names.length > 0);
  const anyone = requirements.some((entry) => Object.keys(entry).length === 0);
  if (anyone) return { session: withSession.length > 0, token, scopes, role: undefined };
  const names = withSession.flatMap((entry) => entry['session']);
  const role = roles.find((name) => names.includes(name));
  if (role === undefined || names.length !== 1) {
    throw new Error(`Contract: ${where} should name one role: ${roles.join(', ')}.`);
  }
  return { session: true, token, scopes, role };
}

/** Scopes look like `orders:read`. Roles in the same list have no colon. */
const isScope = (name: string) => name.includes(':');

export function roleOf(user: Status): Role {
  if (!user.mfaVerified) return 'pending';
  if (user.extended) return 'extended';
  return user.warehouse ? 'warehouse' : 'customer';
}

/**
 * Throws 401 for a visitor or a partially signed-in account, and 403 for an account or a valid
 * token without the role.
 */
export function requireRole(user: Status | null, min: Role, byToken: boolean): void {
  if (user === null) throw unauthorized();
  const role = roleOf(user);
  if (roles.indexOf(role) >= roles.indexOf(min)) return;
  if (role === 'pending') throw unauthorized(authCodeNeeded);
  const rejected = roleNeeded(min, HOLDERS[min], role);
  throw byToken ? outsideTokenScope(rejected) : forbidden(rejected);
}

/**
 * Throws 403 for a token without the required scopes.
 * @param held undefined for a token without scopes, which has the rights of its role
 */
export function requireScopes({ scopes }: Access, held: readonly string[] | undefined): void {
  if (held === undefined) return;
  if (scopes.some((needed) => needed.every((one) => held.includes(one)))) return;
  const [needed = []] = scopes;
  throw missingScopes(needed);
}

export function missingScopes(needed: readonly string[]): Failure {
  return outsideTokenScope(scopeNeeded(needed), needed);
}
