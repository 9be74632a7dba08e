import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { enterMessage } from './read-ticket-form.ts';
import { tidyMessage } from './thread.ts';
import { presentDone, presentRefusal, refusal, type Refusal } from '../refusal.ts';

export type TicketTemplate = components['schemas']['TicketTemplate'];

export const enterTemplateName = 'Please give it a name.';

export const LONGEST_TEMPLATE_NAME = 80;
export const MOST_TEMPLATES = 200;

export const templateSaved = 'The template is saved.';
export const templateRemoved = 'The template is gone.';

export const templatesFull = refusal(
  'TOO_MANY_TEMPLATES',
  `There are ${MOST_TEMPLATES} templates already. Remove one that nobody uses.`,
);

export const templateNameTaken = (name: string): Refusal =>
  refusal('NAME_TAKEN', `Another template is called ${name}. Choose another name.`);

/** What is kept of one; or what is wrong where nothing but space was typed. */
export function tidyTemplate(typed: Pick<TicketTemplate, 'name' | 'text'>) {
  const [name, text] = [typed.name.replaceAll(/\s+/g, ' ').trim(), tidyMessage(typed.text)];
  if (name === '') return { missing: { path: 'name', message: enterTemplateName } };
  return text === '' ? { missing: { path: 'text', message: enterMessage } } : { name, text };
}

/** What its placeholders stand for; null for what is not known. */
export interface TemplateFacts {
  /** Of whoever wrote the ticket. */
  name: string | null;
  ticket: number;
  /** Id of their latest order. */
  order: string | null;
}

const PLACEHOLDER = /\{(?:name|ticket|order)\}/g;

/** A template's text for a ticket; a placeholder whose fact is not known stays as it is. */
export function fillTemplate(text: string, { name, ticket, order }: TemplateFacts): string {
  const facts = new Map([
    ['{name}', name],
    ['{ticket}', `#${ticket}`],
    ['{order}', order && shortId(order)],
  ]);
  return text.replaceAll(PLACEHOLDER, (placeholder) => facts.get(placeholder) ?? placeholder);
}

/** The placeholders of a text that nothing was put into. */
export const unfilled = (text: string): string[] => [...new Set(text.match(PLACEHOLDER) ?? [])];

/** What came of saving one. */
export function presentTemplate(
  outcome: { template: TicketTemplate } | { refusal: Refusal; template: TicketTemplate | null },
): components['schemas']['TicketTemplateReply'] {
  const { template: Template } = outcome;
  return 'refusal' in outcome
    ? { ...presentRefusal(outcome.refusal), Template }
    : { ...presentDone(templateSaved), Template };
}
