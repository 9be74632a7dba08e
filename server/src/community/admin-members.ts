import { expressionBuilder } from 'kysely';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import type { components } from '@spindle/sdk/schema';
import { lower, texts, trim } from '../database/expressions.ts';
import {
  flag,
  dateTimeRange,
  oneOfIds,
  oneOfTexts,
  textAnywhere,
} from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import { resourceList } from '../http/resource-list.ts';
import { membersByEmail } from './members-by-email.ts';
import { membersByName } from './members-by-name.ts';

const { eb, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ l: 'community_links' }>,
  'l'
>();

const granted = texts(
  selectFrom('granted_roles as g')
    .select('g.name')
    .whereRef('g.discord_id', '=', 'l.discord_id')
    .orderBy('g.name'),
);

/** Lists everyone who has linked a community account, with the roles that their purchases grant. */
export function adminMembers(now: Date) {
  return resourceList((tables) => tables.selectFrom('community_links as l'))({
    resource: 'members',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    key: ['l.id'],
    columns: (links) =>
      links
        .innerJoin('users as u', 'u.id', 'l.user_id')
        .select([
          'l.id',
          'l.user_id as userId',
          'u.email',
          'u.first_name as firstName',
          'u.last_name as lastName',
          'l.discord_id as discordId',
          'l.username',
          targetRolesAt(now).as('target'),
          granted.as('granted'),
          'l.problem',
          'l.checked_at as checkedAt',
          'l.created_at as createdAt',
        ]),
    sortable: {
      dateCreated: ['l.created_at'],
      dateChecked: ['l.checked_at'],
      discordUsername: [lower(ref('l.username'))],
      id: ['l.id'],
    },
    filters: {
      id: oneOfIds(ref('l.id')),
      userId: oneOfIds(ref('l.user_id')),
      discordId: oneOfTexts(ref('l.discord_id')),
      dateCreated_gte: dateTimeRange(ref('l.created_at'), '>='),
      dateCreated_lte: dateTimeRange(ref('l.created_at'), '<='),
      problem: (value) =>
        flag(eb('l.problem', 'is not', null))(value) ??
        textAnywhere(lower(ref('l.problem')))(value),
    },
    lookups: { email: membersByEmail, discordUsername: membersByName },
    present: (row): components['schemas']['AdminMember'] => ({
      id: row.id,
      userId: row.userId,
      email: row.email,
      customerName: fullName(row),
      discordId: row.discordId,
      discordUsername: row.username,
      rolesWanted: row.target,
      rolesGranted: row.granted,
      problem: row.problem,
      dateChecked: row.checkedAt?.toISOString() ?? null,
      dateCreated: row.createdAt.toISOString(),
    }),
  });
}

const targetRolesAt = (now: Date) =>
  texts(
    selectFrom('entitlements as e')
      .innerJoin('item_attributes as a', (join) =>
        join.onRef('a.catalog_id', '=', 'e.catalog_id').onRef('a.item_id', '=', 'e.item_id'),
      )
      .select((role) => trim(role.ref('a.value')).as('role'))
      .distinct()
      .whereRef('e.user_id', '=', 'l.user_id')
      .where(isOpen(now))
      .where('a.type', '=', 'DISCORD')
      .where((role) => role(trim(role.ref('a.value')), '<>', ''))
      .orderBy('role'),
  );
