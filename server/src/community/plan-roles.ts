import type { GuildRole } from '../gateways/discord.ts';

interface Known {
  /** Names or ids. */
  target: readonly string[];
  /** What the shop gave. */
  granted: readonly GuildRole[];
  /** Ids. */
  held: readonly string[];
  /** What there is to give. */
  roles: readonly GuildRole[];
}

export interface RolePlan {
  /** To be given, as ours. */
  give: GuildRole[];
  /** Ours, to be taken away. */
  take: GuildRole[];
  /** Ours, wanted no more, and gone already. */
  forget: GuildRole[];
  /** Wanted, but there are none of that name. */
  unknown: string[];
}

/** A role somebody holds by other ways than ours is never ours to take. */
export function planRoles({ target, granted, held, roles }: Known): RolePlan {
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

/** What we gave by that name is still meant where the community has renamed it since. */
function findRenamed(roles: Known['roles'], granted: Known['granted'], roleKey: string) {
  const ours = granted.find(({ name }) => name.toLowerCase() === roleKey.toLowerCase());
  return roles.find(({ id }) => id === ours?.id);
}
