import type { EntityManager } from '@mikro-orm/postgresql';
import { requireValid, notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentDone } from '@spindle/sdk/domain/rejection';
import {
  MAX_TEMPLATES,
  noteTemplate,
  presentTemplate,
  validateTemplate,
  templateRemoved,
  tidyTemplate,
} from '@spindle/sdk/domain/support/templates';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction, type StaffWrite } from '../audit/record-audit.ts';
import type { Handlers } from '../contract/handlers.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';
import { lockByName } from '../database/lock-by-name.ts';
import { TicketTemplate } from './ticket-template.entity.ts';

export const ticketTemplates = {
  listTicketTemplates: ({ em }) =>
    db(em)
      .selectFrom('support_templates')
      .select(['id', 'name', 'text', 'version'])
      .orderBy(({ ref }) => lower(ref('name')))
      .limit(MAX_TEMPLATES)
      .execute(),

  addTicketTemplate: (call) => save(call, null, call.body),

  saveTicketTemplate: (call) => save(call, call.params.id, call.body),

  removeTicketTemplate: (call) =>
    changing(call, async (tx, templates) => {
      const template = known(templates, call.params.id);
      tx.remove(template);
      recordStaffAction(tx, call, noteTemplate(template.id, template, null));
      return presentDone(templateRemoved);
    }),
} satisfies Handlers<
  'listTicketTemplates' | 'addTicketTemplate' | 'saveTicketTemplate' | 'removeTicketTemplate'
>;

/**
 * Validates and saves a template.
 * @throws 400 if the name or text is blank, 404 if the template doesn't exist
 */
const save = (
  call: StaffWrite,
  id: string | null,
  typed: { name: string; text: string; version?: number },
): Promise<components['schemas']['TicketTemplateReply']> =>
  changing(call, async (tx, templates) => {
    const { name, text } = requireValid(tidyTemplate(typed));
    const edited = id === null ? null : known(templates, id);
    const before = edited && present(edited);
    const rejection = validateTemplate(templates, before, { name, version: typed.version });
    if (rejection) return presentTemplate({ rejection, template: before });
    const fields = { name, text, updatedAt: call.now };
    const template = edited ?? tx.create(TicketTemplate, { id: newId(), ...fields });
    tx.assign(template, fields);
    recordStaffAction(tx, call, noteTemplate(template.id, before, template));
    await tx.flush();
    return presentTemplate({ template: present(template) });
  });

/**
 * Serializes changes, so that names stay unique and the number of templates stays within the limit.
 */
const changing = <Result>(
  { em }: StaffWrite,
  work: (tx: EntityManager, templates: TicketTemplate[]) => Promise<Result>,
) =>
  em.transactional(async (tx) => {
    await lockByName(tx, 'support templates');
    return work(tx, await tx.find(TicketTemplate, {}));
  });

const present = ({ id, name, text, version }: TicketTemplate) => ({ id, name, text, version });

function known(templates: readonly TicketTemplate[], id: string): TicketTemplate {
  const template = isId(id) ? templates.find((one) => one.id === id.toLowerCase()) : undefined;
  if (!template) throw notFound(noSuch('template'));
  return template;
}
