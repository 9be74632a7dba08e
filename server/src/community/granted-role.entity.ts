import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const GrantedRoleSchema = defineEntity({
  name: 'GrantedRole',
  tableName: 'granted_roles',
  properties: {
    discordId: p.text().primary(),
    roleId: p.text().primary(),
    name: p.text(),
    grantedAt: timestamp(),
  },
});

/** A Discord role granted by the shop. The shop removes only such roles. */
export class GrantedRole extends GrantedRoleSchema.class {}
GrantedRoleSchema.setClass(GrantedRole);

declare module '../database/tables.ts' {
  interface Tables {
    granted_roles: TableOf<typeof GrantedRoleSchema>;
  }
}
