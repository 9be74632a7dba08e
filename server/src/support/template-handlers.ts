import { presentDone } from '@spindle/sdk/domain/refusal';
import { presentTemplate, templateRemoved } from '@spindle/sdk/domain/support/templates';
import type { Handlers } from '../contract/handlers.ts';
import { addTemplate, listTemplates, removeTemplate, saveTemplate } from './templates.ts';

export const ticketTemplates = {
  listTicketTemplates: ({ em }) => listTemplates(em),
  addTicketTemplate: async (call) => presentTemplate(await addTemplate(call, call.body)),
  saveTicketTemplate: async (call) =>
    presentTemplate(await saveTemplate(call, call.params.id, call.body)),
  async removeTicketTemplate(call) {
    await removeTemplate(call, call.params.id);
    return presentDone(templateRemoved);
  },
} satisfies Handlers<
  'listTicketTemplates' | 'addTicketTemplate' | 'saveTicketTemplate' | 'removeTicketTemplate'
>;
