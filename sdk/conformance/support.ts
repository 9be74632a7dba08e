import { defineConformance } from './define-conformance.ts';
import { templatesConform } from './support/templates.ts';
import { threadsConform } from './support/threads.ts';
import { ticketsConform } from './support/tickets.ts';

export const supportConformance = defineConformance(['support'], (shop) => {
  ticketsConform(shop);
  threadsConform(shop);
  templatesConform(shop);
});
