import type { GuildRole } from '../gateways/discord.ts';

interface RoleFacts {
  /** Names or ids. */
  target: readonly string[];
  /** Roles from the shop. */
  granted: readonly GuildRole[];
  /** Ids. */
  held: readonly string[];
  /** Roles that exist in the guild. */
  roles: readonly GuildRole[];
}

export interface RolePlan {
  /** Roles to add and record. */
  give: GuildRole[];
  /** Recorded roles to remove. */
  take: GuildRole[];
  /** Recorded roles that are no longer needed and already gone. */
  forget: GuildRole[];
  /** Names that match no role. */
  unknown: string[];
}

/** Plans which roles to add and remove. Never removes a role that the member got another way. */
export function planRoles({ target, granted, held, roles }: RoleFacts): RolePlan {
  const found = target.map((name) => ({
    name,
    role: findRole(roles, name) ?? findRenamed(roles, granted, name),
  }));
  const desired = new Map(found.flatMap(({ role }) => (role ? [[role.id, role]] : [])));
  const over = granted.filter(({ id }) => !desired.has(id));
  return {
    give: [...desired.values()].filter(({ id }) => !held.includes(id)),
    take: over.filter(({ id }) => held.includes(id)),
    forget: over.filter(({ id }) => !held.includes(id)),
    unknown: found.filter(({ role }) => role === undefined).map(({ name }) => name),
  };
}

function findRole(roles: readonly GuildRole[], roleKey: string): GuildRole | undefined {
  const lower = roleKey.toLowerCase();
  return (
    roles.find(({ id }) => id === roleKey) ??
    roles.find(({ name }) => name === roleKey) ??
    roles.find(({ name }) => name.toLowerCase() === lower)
  );
}

/** Finds the role that the shop gave under this name and that has been renamed since. */
function findRenamed(roles: RoleFacts['roles'], granted: RoleFacts['granted'], roleKey: string) {
  const ours = granted.find(({ name }) => name.toLowerCase() === roleKey.toLowerCase());
  return roles.find(({ id }) => id === ours?.id);
}
