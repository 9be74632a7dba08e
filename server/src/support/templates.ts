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
import type { StaffCall } from './edit-ticket.ts';
import { TicketTemplate as KeptTemplate } from './ticket-template.entity.ts';
import { lockByName } from '../database/lock-by-name.ts';

interface Typed {
  name: string;
  text: string;
  version?: number;
}

type Saved = { template: TicketTemplate } | { refusal: Refusal; template: TicketTemplate | null };

/** By name. */
export const listTemplates = (em: EntityManager): Promise<TicketTemplate[]> =>
  db(em)
    .selectFrom('support_templates')
    .select(['id', 'name', 'text', 'version'])
    .orderBy(({ ref }) => lower(ref('name')))
    .limit(MOST_TEMPLATES)
    .execute();

/** @throws 400 for nothing but space */
export async function addTemplate(call: StaffCall, typed: Typed): Promise<Saved> {
  return changing(call, async (tx, templates) => {
    const { name, text } = readTyped(typed);
    if (templates.length >= MOST_TEMPLATES) return { refusal: templatesFull, template: null };
    if (templates.some((one) => isNamed(one, name))) {
      return { refusal: templateNameTaken(name), template: null };
    }
    const template = tx.create(KeptTemplate, { id: newId(), name, text, updatedAt: call.now });
    note(tx, call, { does: 'add', id: template.id, before: null, after: { name, text } });
    await tx.flush();
    return { template: present(template) };
  });
}

/** @throws 400 for nothing but space, 404 where there is none of that id */
export async function saveTemplate(call: StaffCall, id: string, typed: Typed): Promise<Saved> {
  return changing(call, async (tx, templates) => {
    const { name, text } = readTyped(typed);
    const template = known(templates, id);
    if (typed.version !== undefined && typed.version !== template.version) {
      return { refusal: changedMeanwhile('template'), template: present(template) };
    }
    if (templates.some((one) => one !== template && isNamed(one, name))) {
      return { refusal: templateNameTaken(name), template: present(template) };
    }
    const before = { name: template.name, text: template.text };
    tx.assign(template, { name, text, updatedAt: call.now });
    note(tx, call, { does: 'save', id, before, after: { name, text } });
    await tx.flush();
    return { template: present(template) };
  });
}

/** @throws 404 where there is none of that id */
export async function removeTemplate(call: StaffCall, id: string): Promise<void> {
  await changing(call, async (tx, templates) => {
    const template = known(templates, id);
    tx.remove(template);
    const { name, text } = template;
    note(tx, call, { does: 'remove', id, before: { name, text }, after: null });
  });
}

/** One change after the other: a name is given once, and there are no more than can be listed. */
const changing = <Result>(
  { em }: StaffCall,
  work: (tx: EntityManager, templates: KeptTemplate[]) => Promise<Result>,
) =>
  em.transactional(async (tx) => {
    await lockByName(tx, 'support templates');
    return work(tx, await tx.find(KeptTemplate, {}));
  });

function readTyped(typed: Typed) {
  const tidied = tidyTemplate(typed);
  if ('missing' in tidied) throw badRequest(tidied.missing.message, [tidied.missing]);
  return tidied;
}

const present = ({ id, name, text, version }: KeptTemplate): TicketTemplate => ({
  id,
  name,
  text,
  version,
});

const isNamed = (template: KeptTemplate, name: string) =>
  template.name.toLowerCase() === name.toLowerCase();

function known(templates: readonly KeptTemplate[], id: string): KeptTemplate {
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
