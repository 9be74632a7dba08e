import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const CommunityLinkSchema = defineEntity({
  name: 'CommunityLink',
  tableName: 'community_links',
  properties: {
    id: id(),
    /** One Discord account per customer, and one customer per Discord account. */
    userId: p.uuid().unique(),
    discordId: p.text().unique(),
    username: p.text(),
    avatarUrl: p.text().strictNullable().default(null),
    createdAt: timestamp(),
    /** When the required and the actual roles were last compared. */
    checkedAt: timestamp().strictNullable().default(null),
    /** What Discord rejected the last time, as a sentence. */
    problem: p.text().strictNullable().default(null),
  },
  indexes: [
    { name: 'community_links_by_age', properties: ['createdAt', 'id'] },
    { name: 'community_links_by_check', properties: ['checkedAt', 'id'] },
    {
      name: 'community_links_by_name',
      expression: `create index "community_links_by_name" on "community_links" (lower("username"), "id")`,
    },
    {
      // For searching by any part of the name.
      name: 'community_links_by_text',
      expression: `create index "community_links_by_text" on "community_links" using gin (lower("username") gin_trgm_ops)`,
    },
    {
      name: 'community_links_in_trouble',
      properties: ['createdAt', 'id'],
      where: 'problem is not null',
    },
  ],
});

/** A customer's account in the Discord community. */
export class CommunityLink extends CommunityLinkSchema.class {}
CommunityLinkSchema.setClass(CommunityLink);

declare module '../database/tables.ts' {
  interface Tables {
    community_links: TableOf<typeof CommunityLinkSchema>;
  }
}
