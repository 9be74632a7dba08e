import { requireValid } from '../../contract/failure.ts';
import { presentDone } from '../../domain/rejection.ts';
import {
  noteTemplate,
  presentTemplate,
  validateTemplate,
  templateRemoved,
  tidyTemplate,
  type TicketTemplate,
} from '../../domain/support/templates.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import type { MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import type { ShopState } from '../state.ts';

export const ticketTemplates = {
  listTicketTemplates: ({ state }) =>
    saved(state).toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),

  addTicketTemplate: (call) => save(call, null, call.body),

  saveTicketTemplate: (call) => save(call, call.params.id, call.body),

  removeTicketTemplate(call) {
    const removed = known(call.state, call.params.id);
    call.state.ticketTemplates = saved(call.state).filter((one) => one.id !== removed.id);
    recordAudit(call, noteTemplate(removed.id, removed, null));
    return presentDone(templateRemoved);
  },
} satisfies Partial<MockHandlers>;

/** Undefined in a state stored before templates existed. */
const saved = (state: ShopState): TicketTemplate[] => (state.ticketTemplates ??= []);

const known = (state: ShopState, id: string) =>
  getOr404(saved(state), (one) => one.id === id, 'template');

function save(
  call: StaffCall,
  id: string | null,
  typed: { name: string; text: string; version?: number },
) {
  const fields = requireValid(tidyTemplate(typed));
  const templates = saved(call.state);
  const edited = id === null ? null : known(call.state, id);
  const rejection = validateTemplate(templates, edited, { ...fields, version: typed.version });
  if (rejection) return presentTemplate({ rejection, template: edited });
  const template = { id: call.newId(), version: 0, ...edited, ...fields };
  template.version += 1;
  call.state.ticketTemplates = [...templates.filter((one) => one.id !== edited?.id), template];
  recordAudit(call, noteTemplate(template.id, edited, template));
  return presentTemplate({ template });
}
