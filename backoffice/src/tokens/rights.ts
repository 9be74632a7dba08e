import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import { tokenScopes, type TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { scopes as roles, type Scope } from './scopes.ts';

/** A token's access, as entered in the form. */
export interface Rights {
  role: Scope | 'chosen';
  chosen: readonly TokenScope[];
  /** Dollars per day, as typed. */
  cap: string;
}

export const defaultRights: Rights = { role: 'warehouse', chosen: [], cap: '' };

const isRole = (role: unknown): role is Scope =>
  typeof role === 'string' && Object.hasOwn(roles, role);

export function readRights({ role, chosen, cap }: FormValues): Rights {
  return {
    role: isRole(role) ? role : 'chosen',
    chosen: tokenScopes.filter((scope) => Array.isArray(chosen) && chosen.includes(scope)),
    cap: textOf(cap),
  };
}

/** Returns what is missing, or null if the form is complete. */
export function missingRights({ role, chosen, cap }: Rights): 'scopes' | 'cap' | null {
  if (role === 'extended') return cap !== '' && centsOf(cap) === null ? 'cap' : null;
  if (role !== 'chosen') return null;
  if (chosen.length === 0) return 'scopes';
  return chosen.includes('refunds:write') && centsOf(cap) === null ? 'cap' : null;
}

/** Returns the access in the format of the call. */
export function requestRights({ role, chosen, cap }: Rights) {
  if (role !== 'chosen') {
    const limit = role === 'extended' ? centsOf(cap) : null;
    return { scope: role, ...(limit !== null && { dailyRefundCap: limit }) };
  }
  const scopes = tokenScopes.filter((one) => chosen.includes(one));
  const cents = chosen.includes('refunds:write') ? centsOf(cap) : null;
  return { scopes, ...(cents !== null && { dailyRefundCap: cents }) };
}

function centsOf(dollars: string): number | null {
  try {
    const cents = parsePrice(dollars.replace(/^\$/, ''));
    return cents > 0 ? cents : null;
  } catch {
    return null;
  }
}
