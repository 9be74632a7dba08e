import type { EmailTexts } from './email-texts.ts';

const number = 'Number of the ticket';
const issue = 'Subject of the ticket';
const sender = 'Name and address of the sender';
/** Staff match replies by email to their ticket by the number in the subject. */
const required = ['number'] as const;
const subject = '[#{{number}}] {{issue}}';

/** Texts of the emails about support tickets. The message follows the opening. */
export const supportKinds = {
  'ticket-received': {
    name: 'Ticket received',
    subject,
    opening:
      'We received your message as ticket #{{number}}. Keep this number in the subject line when you reply.',
    placeholders: { number, issue },
    required,
  },
  'ticket-answered': {
    name: 'Reply to a ticket',
    subject,
    opening: 'We replied to your message, ticket #{{number}}:',
    placeholders: { number, issue },
    required,
  },
  'ticket-for-staff': {
    name: 'New ticket, to your support address',
    subject,
    opening: '{{sender}} wrote:',
    placeholders: { number, issue, sender },
    required,
  },
  'ticket-message-for-staff': {
    name: 'Message in a ticket, to your support address',
    subject,
    opening: '{{sender}} replied to ticket #{{number}}:',
    placeholders: { number, issue, sender },
    required,
  },
} satisfies EmailTexts;
