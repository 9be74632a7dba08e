import type { EntityManager } from '@mikro-orm/postgresql';
import { badRequest, notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { changedMeanwhile, noSuch } from '@spindle/sdk/domain/records';
import type { Refusal } from '@spindle/sdk/domain/refusal';
import {
  MOST_TEMPLATES,
  templateNameTaken,
  templatesFull,
  tidyTemplate,
  type TicketTemplate,
} from '@spindle/sdk/domain/support/templates';
import { recordAudit } from '../audit/record-audit.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';
import { query } from '../database/query.ts';
import type { StaffCall } from './staff-call.ts';

interface Typed {
  name: string;
  text: string;
  version?: number;
}

type Saved = { template: TicketTemplate } | { refusal: Refusal; template: TicketTemplate | null };

const columns = ['id', 'name', 'text', 'version'] as const;

/** By name. */
export const listTemplates = (em: EntityManager): Promise<TicketTemplate[]> =>
  db(em)
    .selectFrom('support_templates')
    .select(columns)
    .orderBy(({ ref }) => lower(ref('name')))
    .limit(MOST_TEMPLATES)
    .execute();

/** @throws 400 for nothing but space */
export async function addTemplate(call: StaffCall, typed: Typed): Promise<Saved> {
  return changing(call, async (tx) => {
    const { name, text } = readTyped(typed);
    const templates = await listTemplates(tx);
    if (templates.length >= MOST_TEMPLATES) return { refusal: templatesFull, template: null };
    if (templates.some((one) => isNamed(one, name))) {
      return { refusal: templateNameTaken(name), template: null };
    }
    const template = { id: newId(), name, text, version: 1 };
    await db(tx)
      .insertInto('support_templates')
      .values({ ...template, updated_at: call.now })
      .execute();
    note(tx, call, { does: 'add', id: template.id, before: null, after: { name, text } });
    return { template };
  });
}

/** @throws 400 for nothing but space, 404 where there is none of that id */
export async function saveTemplate(call: StaffCall, id: string, typed: Typed): Promise<Saved> {
  return changing(call, async (tx) => {
    const { name, text } = readTyped(typed);
    const templates = await listTemplates(tx);
    const before = known(templates, id);
    if (typed.version !== undefined && typed.version !== before.version) {
      return { refusal: changedMeanwhile('template'), template: before };
    }
    if (templates.some((one) => one.id !== before.id && isNamed(one, name))) {
      return { refusal: templateNameTaken(name), template: before };
    }
    const version = before.version + 1;
    await db(tx)
      .updateTable('support_templates')
      .set({ name, text, version, updated_at: call.now })
      .where('id', '=', before.id)
      .execute();
    const was = { name: before.name, text: before.text };
    note(tx, call, { does: 'save', id, before: was, after: { name, text } });
    return { template: { id: before.id, name, text, version } };
  });
}

/** @throws 404 where there is none of that id */
export async function removeTemplate(call: StaffCall, id: string): Promise<void> {
  await changing(call, async (tx) => {
    const before = known(await listTemplates(tx), id);
    await db(tx).deleteFrom('support_templates').where('id', '=', before.id).execute();
    const { name, text } = before;
    note(tx, call, { does: 'remove', id, before: { name, text }, after: null });
  });
}

/** One change after the other: a name is given once, and there are no more than can be listed. */
const changing = <Result>({ em }: StaffCall, work: (tx: EntityManager) => Promise<Result>) =>
  em.transactional(async (tx) => {
    await query(tx, `select pg_advisory_xact_lock(hashtextextended('support templates', 0))`);
    return work(tx);
  });

function readTyped(typed: Typed) {
  const tidied = tidyTemplate(typed);
  if ('missing' in tidied) throw badRequest(tidied.missing.message, [tidied.missing]);
  return tidied;
}

const isNamed = (template: TicketTemplate, name: string) =>
  template.name.toLowerCase() === name.toLowerCase();

function known(templates: readonly TicketTemplate[], id: string): TicketTemplate {
  const template = isId(id) ? templates.find((one) => one.id === id.toLowerCase()) : undefined;
  if (!template) throw notFound(noSuch('template'));
  return template;
}

interface Change {
  does: 'add' | 'save' | 'remove';
  id: string;
  before: { name: string; text: string } | null;
  after: { name: string; text: string } | null;
}

function note(tx: EntityManager, { user, requestId, now }: StaffCall, change: Change): void {
  recordAudit(tx, {
    actor: { id: user.id, email: user.email },
    action: `support.${change.does}-template`,
    subject: `ticket-template ${change.id}`,
    before: change.before,
    after: change.after,
    requestId,
    now,
  });
}
