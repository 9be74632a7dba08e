import { z } from 'zod';

const roleSchema = z.object({ id: z.string(), name: z.string(), managed: z.boolean() });

const memberSchema = z.object({ roles: z.array(z.string()) });

/** Everyone has the role with the guild's id. Managed roles belong to programs. */
export function grantableRoles(body: unknown, guildId: string) {
  return z
    .array(roleSchema)
    .parse(body)
    .filter(({ id, managed }) => !managed && id !== guildId)
    .map(({ id, name }) => ({ id, name }));
}

export const rolesHeld = (body: unknown) => memberSchema.parse(body).roles;
