import { jobRoles, type JobRole, type RoleHolder } from '../domain/identity/staff-roles.ts';

export type ConformingRole = 'pending' | 'customer' | 'warehouse' | 'extended' | JobRole;

/** Returns the fields of an account with this role only. */
export const holderOf = (role: ConformingRole): RoleHolder & { roles: JobRole[] } => ({
  extended: role === 'extended',
  warehouse: role === 'warehouse',
  roles: jobRoles.filter((one) => one === role),
});
