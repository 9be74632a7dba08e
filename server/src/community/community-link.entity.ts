import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const CommunityLinkSchema = defineEntity({
  name: 'CommunityLink',
  tableName: 'community_links',
  properties: {
    id: id(),
    /** One community account per customer, and the reverse. */
    userId: p.uuid().unique(),
    discordId: p.text().unique(),
    username: p.text(),
    avatarUrl: p.text().strictNullable().default(null),
    createdAt: moment(),
    /** When desired and actual roles were last compared. */
    checkedAt: moment().strictNullable().default(null),
    /** What the community refused the last time, in words. */
    problem: p.text().strictNullable().default(null),
  },
});

/** A customer's account in the chat community. */
export class CommunityLink extends CommunityLinkSchema.class {}
CommunityLinkSchema.setClass(CommunityLink);

declare module '../database/tables.ts' {
  interface Tables {
    community_links: TableOf<typeof CommunityLinkSchema>;
  }
}
