import { forbidden, unauthorized } from './failure.ts';
import { isObject, type Json } from './document.ts';
import { authCodeNeeded, roleNeeded } from '../domain/calls/refuse-call.ts';

const roles = ['pending', 'customer', 'warehouse', 'extended'] as const;

/** Each role includes the ones before it. */
export type Role = (typeof roles)[number];

const HOLDERS: Record<Role, string> = {
  pending: 'anybody who has signed in',
  customer: 'anybody with an account',
  warehouse: 'warehouse staff',
  extended: 'administrators',
};

export interface Access {
  /** Whether the session is read at all. */
  session: boolean;
  /** Whether another program may make it, with an API token. */
  token: boolean;
  /** The least role; undefined: anyone. */
  role: Role | undefined;
}

/** What a role is read from; whoever has not entered their code yet is only half signed in. */
export interface Standing {
  mfaVerified: boolean;
  extended: boolean;
  warehouse: boolean;
}

/** Reads `security` of an operation; throws where it is missing, so that nothing is open unnoticed. */
export function readAccess(security: Json | undefined, where: string): Access {
  if (!Array.isArray(security) || security.length === 0) {
    throw new Error(`Contract: ${where} does not say who may call it (security).`);
  }
  const requirements = security.map((entry) => (isObject(entry) ? entry : {}));
  const withSession = requirements.filter((entry) => Array.isArray(entry['session']));
  const token = requirements.some((entry) => Array.isArray(entry['token']));
  const anyone = requirements.some((entry) => Object.keys(entry).length === 0);
  if (anyone) return { session: withSession.length > 0, token, role: undefined };
  const names = withSession.flatMap((entry) => entry['session']);
  const role = roles.find((name) => names.includes(name));
  if (role === undefined || names.length !== 1) {
    throw new Error(`Contract: ${where} should name one role: ${roles.join(', ')}.`);
  }
  return { session: true, token, role };
}

export function roleOf(user: Standing): Role {
  if (!user.mfaVerified) return 'pending';
  if (user.extended) return 'extended';
  return user.warehouse ? 'warehouse' : 'customer';
}

/** 401 for whoever is not (fully) signed in, 403 for who is but may not. */
export function demandRole(user: Standing | null, least: Role): void {
  if (user === null) throw unauthorized();
  const role = roleOf(user);
  if (roles.indexOf(role) >= roles.indexOf(least)) return;
  if (role === 'pending') throw unauthorized(authCodeNeeded);
  throw forbidden(roleNeeded(least, HOLDERS[least], role));
}
