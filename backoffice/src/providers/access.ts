import type { User } from './session.ts';

/** What a user may do. The server checks it on every call. */
export interface Permissions {
  extended: boolean;
  warehouse: boolean;
}

export function permissionsOf(user: User): Permissions {
  return { extended: user.Extended, warehouse: user.Warehouse };
}

/** What every signed-in user may see. */
const forEveryUser = new Set(['storeBuilder', 'creator']);
const forWarehouse = new Set(['adminPicking', 'packing']);

/**
 * Returns whether the user may do this, or use the tool of that name. The server rejects everything
 * else.
 */
export function hasAccess({ extended, warehouse }: Permissions, action: string, resource: string) {
  if (extended) return true;
  return (
    action === 'list' && (forEveryUser.has(resource) || (warehouse && forWarehouse.has(resource)))
  );
}
