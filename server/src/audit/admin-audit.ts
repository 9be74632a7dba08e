import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord, resourceList } from '../http/resource-list.ts';
import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { condition, literal } from '../database/expressions.ts';
import { dateTimeRange, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { readableSubjects } from '@spindle/sdk/domain/audit/readable-subjects';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { ofPeople } from '../security/of-people.ts';

const { ref } = expressionBuilder<Aliased<{ a: 'audit_entries' }>, 'a'>();

/**
 * Lists recorded staff actions.
 * @param kinds the first words of the subjects to list, or null for all
 */
export const adminAudit = (kinds: string[] | null) =>
  resourceList((tables) => {
    const all = tables.selectFrom('audit_entries as a');
    return kinds === null
      ? all
      : all.where(condition`split_part(a.subject, ' ', 1) = any(${kinds}::text[])`);
  })({
    resource: 'audit',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    key: ['a.id'],
    columns: (entries) =>
      entries
        .leftJoinLateral(
          (tables) =>
            tables
              .selectFrom('users')
              .select(['first_name', 'last_name'])
              .whereRef('users.id', '=', 'a.actor_id')
              .limit(literal(1))
              .as('u'),
          (join) => join.onTrue(),
        )
        .leftJoin('audit_values as v', 'v.entry_id', 'a.id')
        .select([
          'a.id',
          'a.at',
          'a.actor_id as actorId',
          'v.actor_email as actorEmail',
          'u.first_name as firstName',
          'u.last_name as lastName',
          'a.action',
          'a.subject',
          'v.before',
          'v.after',
          'a.request_id as requestId',
        ]),
    sortable: { dateCreated: ['a.at'], id: ['a.id'] },
    filters: {
      id: oneOfIds(ref('a.id')),
      action: oneOfTexts(ref('a.action')),
      actorEmail: ofPeople(ref('a.actor_id')),
      subject: oneOfTexts(ref('a.subject')),
      dateCreated_gte: dateTimeRange(ref('a.at'), '>='),
      dateCreated_lte: dateTimeRange(ref('a.at'), '<='),
    },
    present: (row): components['schemas']['AuditEntry'] => ({
      id: row.id,
      dateCreated: row.at.toISOString(),
      actorId: row.actorId,
      actorEmail: row.actorEmail,
      actorName: fullName(row) || null,
      action: row.action,
      subject: row.subject,
      before: row.before,
      after: row.after,
      requestId: row.requestId,
    }),
  });

export const auditLists = {
  listAdminAudit: (call) => answerList(call, adminAudit(readableSubjects(call.user))),
  getAdminAudit: ({ em, params, user }) =>
    answerRecord(em, params.id, adminAudit(readableSubjects(user))),
} satisfies Handlers<'listAdminAudit' | 'getAdminAudit'>;
