import type { components } from '@spindle/sdk/schema';
import {
  moments,
  oneOfIds,
  oneOfTexts,
  textsOf,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';

interface AuditRow {
  id: string;
  at: Date;
  actorId: string | null;
  actorEmail: string | null;
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

const byActor: ListFilter = (wanted, bind) => {
  if (wanted === null) return 'a.actor_email is null';
  const emails = textsOf(wanted)?.map((email) => email.toLowerCase());
  return emails && `lower(a.actor_email) = any(${bind(emails)}::text[])`;
};

/** Everything that members of staff did. */
export const adminAudit: ResourceList<AuditRow, components['schemas']['AuditEntry']> = {
  resource: 'audit',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'audit_entries a',
    key: ['a.id'],
    columns: `a.id, a.at, a.actor_id as "actorId", a.actor_email as "actorEmail", a.action,
      a.subject, a.before, a.after, a.request_id as "requestId"`,
    sortable: { dateCreated: ['a.at'], id: ['a.id'] },
    filters: {
      id: oneOfIds('a.id'),
      action: oneOfTexts('a.action'),
      actorEmail: byActor,
      subject: oneOfTexts('a.subject'),
      dateCreated_gte: moments('a.at', '>='),
      dateCreated_lte: moments('a.at', '<='),
    },
  },
  present: (row) => ({
    id: row.id,
    dateCreated: row.at.toISOString(),
    actorId: row.actorId,
    actorEmail: row.actorEmail,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
    requestId: row.requestId,
  }),
};
