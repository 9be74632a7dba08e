import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, type Rejection } from '../rejection.ts';
import type { Addresses } from './plan-redirects.ts';

type Schemas = components['schemas'];

export type Redirect = Schemas['Redirect'];

export const redirectCreated = 'Redirect created.';
export const redirectSaved = 'Redirect saved.';
export const redirectDeleted = 'Redirect deleted.';

export const origins = ['STAFF', 'AUTOMATIC'] as const;

/** Returns the reply to saving a redirect, or to a rejected attempt. */
export const presentSaved = (
  Redirect: Redirect | null,
  result: Rejection | string,
): Schemas['RedirectReply'] =>
  typeof result === 'string'
    ? { ...presentDone(result), Redirect }
    : { ...presentRejection(result), Redirect };

const fieldsOf = (fields: Addresses | null) => fields && { from: fields.from, to: fields.to };

/**
 * Returns the audit entry for a change. `before` is null for a new redirect, and `after` for a
 * deleted one.
 * @param moved the other redirects that now lead to the same target
 */
export function noteRedirect(
  id: string,
  {
    before,
    after,
    moved = [],
  }: Record<'before' | 'after', Addresses | null> & { moved?: string[] },
) {
  const saved = before === null ? 'create' : 'update';
  return {
    action: `redirects.${after === null ? 'delete' : saved}-redirect`,
    subject: `redirect ${id}`,
    before: fieldsOf(before),
    after: after && { ...fieldsOf(after), ...(moved.length > 0 && { moved }) },
  };
}
