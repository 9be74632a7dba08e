import type { TicketTemplate } from '../../domain/support/templates.ts';
import templates from './templates.json' with { type: 'json' };

/** Reply templates for a new shop, by name. */
export const demoTemplates: readonly Pick<TicketTemplate, 'name' | 'text'>[] = templates.map(
  ({ name, text }) => ({ name, text: text.join('\n\n') }),
);
