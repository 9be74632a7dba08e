import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { enterMessage } from './read-ticket-form.ts';
import { tidyMessage } from './thread.ts';
import { changedMeanwhile, isStale } from '../records.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

export type TicketTemplate = components['schemas']['TicketTemplate'];
type Fields = Pick<TicketTemplate, 'name' | 'text'>;

export const enterTemplateName = 'Enter a name.';

export const LONGEST_TEMPLATE_NAME = 80;
export const MAX_TEMPLATES = 200;

export const templateSaved = 'Template saved.';
export const templateRemoved = 'Template removed.';

const templatesFull = rejection(
  'TOO_MANY_TEMPLATES',
  `The limit is ${MAX_TEMPLATES} templates. Remove one you don't use.`,
);

export const templateNameTaken = (name: string): Rejection =>
  rejection('NAME_TAKEN', `A template named ${name} already exists. Choose another name.`);

/** What is kept of one; or what is wrong where nothing but space was typed. */
export function tidyTemplate(typed: Fields) {
  const [name, text] = [typed.name.replaceAll(/\s+/g, ' ').trim(), tidyMessage(typed.text)];
  if (name === '') return { missing: { path: 'name', message: enterTemplateName } };
  return text === '' ? { missing: { path: 'text', message: enterMessage } } : { name, text };
}

/** Why that is not kept; null where it is. `edited` is the one it replaces, null for a new one. */
export function validateTemplate(
  templates: readonly TicketTemplate[],
  edited: TicketTemplate | null,
  { name, version }: { name: string; version?: number | undefined },
): Rejection | null {
  if (edited === null && templates.length >= MAX_TEMPLATES) return templatesFull;
  if (edited && isStale(version, edited.version)) return changedMeanwhile('template');
  const others = templates.filter((one) => one.id !== edited?.id);
  const isTaken = others.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return isTaken ? templateNameTaken(name) : null;
}

const fieldsOf = (fields: Fields | null) => fields && { name: fields.name, text: fields.text };

/** As the audit has a change; null for what was not there before, or is gone. */
export function noteTemplate(id: string, before: Fields | null, after: Fields | null) {
  const saved = before === null ? 'add' : 'save';
  return {
    action: `support.${after === null ? 'remove' : saved}-template`,
    subject: `ticket-template ${id}`,
    before: fieldsOf(before),
    after: fieldsOf(after),
  };
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
  outcome: { template: TicketTemplate } | { rejection: Rejection; template: TicketTemplate | null },
): components['schemas']['TicketTemplateReply'] {
  const { template: Template } = outcome;
  return 'rejection' in outcome
    ? { ...presentRejection(outcome.rejection), Template }
    : { ...presentDone(templateSaved), Template };
}
