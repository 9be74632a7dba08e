import type { Operation } from './shapes.ts';
import { isOpen } from './call.ts';

const people: Record<string, string> = {
  pending: 'users who have entered their password',
  customer: 'signed-in users',
  warehouse: 'warehouse staff',
  extended: 'administrators',
};

interface AccessText {
  who: string;
  roles: string[];
  /** Each entry is sufficient on its own and requires all the scopes that it names. */
  scopes: string[][];
  ways: string;
}

/** Describes who may make a call, using the contract's names. */
export function accessText(operation: Operation): AccessText {
  const { security } = operation;
  const input = new Set(security.flatMap((one) => Object.values(one).flat()));
  const roles = [...input].filter((name) => name in people);
  const scopes = security
    .map(({ token = [] }) => token.filter((name) => name.includes(':')))
    .filter((needed) => needed.length > 0);
  if (isOpen(security))
    return { who: 'everyone', roles, scopes, ways: 'no authentication required' };
  const who = roles.map((role) => people[role]).join(', ') || 'users with a session';
  const token = security.some((one) => 'token' in one);
  const session = security.some((one) => 'session' in one);
  const ways = [session && 'session', token && 'API token'].filter(Boolean).join(' or ');
  return { who, roles, scopes, ways };
}
