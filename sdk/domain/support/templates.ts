import type { components } from '../../src/schema.d.ts';
import { shortId } from '../orders/order-id.ts';
import { enterMessage } from './read-ticket-form.ts';
import { tidyMessage } from './thread.ts';
import { changedSinceLoaded, isStale } from '../records.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';

export type TicketTemplate = components['schemas']['TicketTemplate'];
type Fields = Pick<TicketTemplate, 'name' | 'text'>;

export const enterTemplateName = 'Enter a template name.';

export const MAX_TEMPLATE_NAME_LENGTH = 80;
export const MAX_TEMPLATES = 200;

export const templateSaved = 'Template saved.';
export const templateRemoved = 'Template deleted.';

const templatesFull = rejection(
  'TOO_MANY_TEMPLATES',
  `The limit is ${MAX_TEMPLATES} templates. Delete one first.`,
);

export const templateNameTaken = (name: string): Rejection =>
  rejection('NAME_TAKEN', `A template named ${name} already exists. Choose another name.`);

/** Returns a template as it is stored, or the field that is empty. */
export function tidyTemplate(typed: Fields) {
  const [name, text] = [typed.name.replaceAll(/\s+/g, ' ').trim(), tidyMessage(typed.text)];
  if (name === '') return { missing: { path: 'name', message: enterTemplateName } };
  return text === '' ? { missing: { path: 'text', message: enterMessage } } : { name, text };
}

/**
 * Returns why a template can't be saved, or null. `edited` is the template it replaces, or null for
 * a new one.
 */
export function validateTemplate(
  templates: readonly TicketTemplate[],
  edited: TicketTemplate | null,
  { name, version }: { name: string; version?: number | undefined },
): Rejection | null {
  if (edited === null && templates.length >= MAX_TEMPLATES) return templatesFull;
  if (edited && isStale(version, edited.version)) return changedSinceLoaded('template');
  const others = templates.filter((one) => one.id !== edited?.id);
  const isTaken = others.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return isTaken ? templateNameTaken(name) : null;
}

const fieldsOf = (fields: Fields | null) => fields && { name: fields.name, text: fields.text };

/**
 * Returns the audit entry for a change. `before` is null for a new template, and `after` for a
 * deleted one.
 */
export function noteTemplate(id: string, before: Fields | null, after: Fields | null) {
  const saved = before === null ? 'add' : 'save';
  return {
    action: `support.${after === null ? 'remove' : saved}-template`,
    subject: `ticket-template ${id}`,
    before: fieldsOf(before),
    after: fieldsOf(after),
  };
}

/** Values of the placeholders. Null if unknown. */
export interface TemplateFacts {
  /** Name of the ticket's sender. */
  name: string | null;
  ticket: number;
  /** Id of the sender's latest order. */
  order: string | null;
}

const PLACEHOLDER = /\{(?:name|ticket|order)\}/g;

/** Fills in a template for a ticket. Placeholders without a value stay as they are. */
export function fillTemplate(text: string, { name, ticket, order }: TemplateFacts): string {
  const facts = new Map([
    ['{name}', name],
    ['{ticket}', `#${ticket}`],
    ['{order}', order && shortId(order)],
  ]);
  return text.replaceAll(PLACEHOLDER, (placeholder) => facts.get(placeholder) ?? placeholder);
}

/** Returns the placeholders that haven't been filled in. */
export const unfilled = (text: string): string[] => [...new Set(text.match(PLACEHOLDER) ?? [])];

export function presentTemplate(
  outcome: { template: TicketTemplate } | { rejection: Rejection; template: TicketTemplate | null },
): components['schemas']['TicketTemplateReply'] {
  const { template: Template } = outcome;
  return 'rejection' in outcome
    ? { ...presentRejection(outcome.rejection), Template }
    : { ...presentDone(templateSaved), Template };
}
