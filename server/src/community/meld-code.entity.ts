import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const MeldCodeSchema = defineEntity({
  name: 'MeldCode',
  tableName: 'meld_codes',
  properties: {
    /** SHA-256 of the code, in hex. Only the person who typed the command knows the code. */
    codeHash: p.text().primary(),
    discordId: p.text().index(),
    username: p.text(),
    avatarUrl: p.text().strictNullable().default(null),
    createdAt: timestamp(),
    expiresAt: timestamp().index(),
    usedAt: timestamp().strictNullable().default(null),
  },
});

/** A one-time code that identifies a member of the community. */
export class MeldCode extends MeldCodeSchema.class {}
MeldCodeSchema.setClass(MeldCode);

declare module '../database/tables.ts' {
  interface Tables {
    meld_codes: TableOf<typeof MeldCodeSchema>;
  }
}
