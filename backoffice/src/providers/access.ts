import type { User } from './session.ts';

/** What somebody may use; the server enforces it on every call. */
export interface Permissions {
  extended: boolean;
  warehouse: boolean;
}

export function permissionsOf(user: User): Permissions {
  return { extended: user.Extended, warehouse: user.Warehouse };
}

/** What everybody may look at who is signed in. */
const forEverybody = new Set(['storeBuilder', 'creator']);
const forWarehouse = new Set(['adminPicking', 'packing']);

/** Whether somebody may do this, or use the tool of that name; the server would refuse the rest. */
export function mayUse({ extended, warehouse }: Permissions, action: string, resource: string) {
  if (extended) return true;
  return (
    action === 'list' && (forEverybody.has(resource) || (warehouse && forWarehouse.has(resource)))
  );
}
