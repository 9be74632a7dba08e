import type { Refusal } from '../refusal.ts';
import { ownRole } from './staff.ts';

interface Roles {
  extended: boolean;
  warehouse: boolean;
}

/** What a change of somebody's roles makes of them, and what follows from it. */
export interface ChangeOfRoles {
  after: Roles;
  changed: boolean;
  /** They may do less than before, and are signed out everywhere. */
  lost: boolean;
  /** They have become an administrator, and are told so. */
  promoted: boolean;
}

/** What the form leaves out stays as it is. Nobody takes the Extended role from themselves. */
export function changeOfRoles(
  before: Roles,
  form: Partial<Roles>,
  { own }: { own: boolean },
): ChangeOfRoles | { refusal: Refusal } {
  if (own && form.extended === false) return { refusal: ownRole };
  const after = {
    extended: form.extended ?? before.extended,
    warehouse: form.warehouse ?? before.warehouse,
  };
  return {
    after,
    changed: after.extended !== before.extended || after.warehouse !== before.warehouse,
    // administrators pick orders by their own role
    lost: !after.extended && (before.extended || (before.warehouse && !after.warehouse)),
    promoted: after.extended && !before.extended,
  };
}
