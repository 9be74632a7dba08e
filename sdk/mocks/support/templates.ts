import { badRequest } from '../../contract/failure.ts';
import { changedMeanwhile } from '../../domain/records.ts';
import { presentDone } from '../../domain/refusal.ts';
import {
  MOST_TEMPLATES,
  presentTemplate,
  templateNameTaken,
  templateRemoved,
  templatesFull,
  tidyTemplate,
  type TicketTemplate,
} from '../../domain/support/templates.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import type { MockHandlers } from '../core/call.ts';
import { find } from '../core/find.ts';
import type { ShopState } from '../state.ts';

export const ticketTemplates = {
  listTicketTemplates: ({ state }) =>
    kept(state).toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),

  addTicketTemplate(call) {
    const { name, text } = readTyped(call.body);
    const templates = kept(call.state);
    if (templates.length >= MOST_TEMPLATES) {
      return presentTemplate({ refusal: templatesFull, template: null });
    }
    if (isTaken(templates, name)) {
      return presentTemplate({ refusal: templateNameTaken(name), template: null });
    }
    const template = { id: call.newId(), name, text, version: 1 };
    templates.push(template);
    note(call, { does: 'add', id: template.id, before: null, after: { name, text } });
    return presentTemplate({ template });
  },

  saveTicketTemplate(call) {
    const { name, text } = readTyped(call.body);
    const templates = kept(call.state);
    const template = find(templates, ({ id }) => id === call.params.id, 'template');
    const { version = template.version } = call.body;
    if (version !== template.version) {
      return presentTemplate({ refusal: changedMeanwhile('template'), template });
    }
    if (isTaken(templates, name, template)) {
      return presentTemplate({ refusal: templateNameTaken(name), template });
    }
    const before = { name: template.name, text: template.text };
    Object.assign(template, { name, text, version: template.version + 1 });
    note(call, { does: 'save', id: template.id, before, after: { name, text } });
    return presentTemplate({ template });
  },

  removeTicketTemplate(call) {
    const { id, name, text } = find(
      kept(call.state),
      (one) => one.id === call.params.id,
      'template',
    );
    call.state.ticketTemplates = kept(call.state).filter((one) => one.id !== id);
    note(call, { does: 'remove', id, before: { name, text }, after: null });
    return presentDone(templateRemoved);
  },
} satisfies Partial<MockHandlers>;

/** Those of a shop that was kept before there were any are none. */
const kept = (state: ShopState): TicketTemplate[] => (state.ticketTemplates ??= []);

function readTyped(typed: Pick<TicketTemplate, 'name' | 'text'>) {
  const tidied = tidyTemplate(typed);
  if ('missing' in tidied) throw badRequest(tidied.missing.message, [tidied.missing]);
  return tidied;
}

const isTaken = (templates: readonly TicketTemplate[], name: string, by?: TicketTemplate) =>
  templates.some((one) => one !== by && one.name.toLowerCase() === name.toLowerCase());

interface Change {
  does: 'add' | 'save' | 'remove';
  id: string;
  before: { name: string; text: string } | null;
  after: { name: string; text: string } | null;
}

function note(call: StaffCall, { does, id, before, after }: Change): void {
  const subject = `ticket-template ${id}`;
  recordAudit(call, { action: `support.${does}-template`, subject, before, after });
}
