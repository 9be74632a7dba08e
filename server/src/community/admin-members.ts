import type { components } from '@spindle/sdk/schema';
import { oneOfIds, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import type { ResourceList } from '../http/resource-list.ts';

interface MemberRow {
  id: string;
  userId: string;
  email: string;
  discordId: string;
  username: string;
  wanted: string[];
  granted: string[];
  problem: string | null;
  checkedAt: Date | null;
  createdAt: Date;
}

type AdminMember = components['schemas']['AdminMember'];

const emailOf = `(select lower(u.email) from users u where u.id = l.user_id)`;

/** Everybody who has linked a community account, and the roles that go with what is open to them. */
export function adminMembers(now: Date): ResourceList<MemberRow, AdminMember> {
  const open = isOpen('e', `'${now.toISOString()}'`);
  return {
    resource: 'members',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    source: {
      from: 'community_links l',
      key: ['l.id'],
      columns: `l.id, l.user_id as "userId", u.email, l.discord_id as "discordId", l.username,
        array(select distinct trim(a.value) from entitlements e
                join item_attributes a using (catalog_id, item_id)
               where e.user_id = l.user_id and ${open}
                 and a.type = 'DISCORD' and trim(a.value) <> '' order by 1) as wanted,
        array(select g.name from granted_roles g where g.discord_id = l.discord_id
               order by 1) as granted,
        l.problem, l.checked_at as "checkedAt", l.created_at as "createdAt"`,
      joins: 'join users u on u.id = l.user_id',
      sortable: {
        dateCreated: ['l.created_at'],
        dateChecked: ['l.checked_at'],
        discordUsername: ['lower(l.username)'],
        id: ['l.id'],
      },
      filters: {
        id: oneOfIds('l.id'),
        userId: oneOfIds('l.user_id'),
        email: textAnywhere(emailOf),
        discordUsername: textAnywhere('lower(l.username)'),
        discordId: oneOfTexts('l.discord_id'),
        problem: (wanted, bind) =>
          typeof wanted === 'boolean'
            ? `(l.problem is not null) is ${wanted}`
            : textAnywhere('lower(l.problem)')(wanted, bind),
      },
    },
    present: (row) => ({
      id: row.id,
      userId: row.userId,
      email: row.email,
      discordId: row.discordId,
      discordUsername: row.username,
      rolesWanted: row.wanted,
      rolesGranted: row.granted,
      problem: row.problem,
      dateChecked: row.checkedAt?.toISOString() ?? null,
      dateCreated: row.createdAt.toISOString(),
    }),
  };
}
