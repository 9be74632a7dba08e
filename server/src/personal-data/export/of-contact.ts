import type { Section } from './section.ts';

/**
 * Messages between the person and the shop, and the notes and changes made by staff. Omits the
 * employees' names, because those are the employees' own personal data.
 */
export const ofContact: Section[] = [
  {
    name: 'tickets',
    title: 'Your messages to us',
    of: ['support_tickets'],
    read: ({ tables, id, email }) =>
      tables
        .selectFrom('support_tickets')
        .select(['number', 'email', 'name', 'issue', 'message', 'state'])
        .select(['created_at', 'closed_at'])
        .where(({ and, eb, fn, or }) =>
          or([
            eb('user_id', '=', id),
            and([eb(fn('lower', ['email']), '=', email), eb('user_id', 'is', null)]),
          ]),
        )
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'ticket-messages',
    title: 'Replies',
    of: ['support_messages'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('support_messages as m')
        .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
        .select(['t.number as ticket', 'm.from', 'm.message', 'm.created_at'])
        .where('t.user_id', '=', id)
        .orderBy('m.created_at')
        .execute(),
  },
  {
    name: 'notes',
    title: 'Notes from our staff',
    of: ['notes'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('notes as n')
        .leftJoin('orders as o', 'o.id', 'n.order_id')
        .select(['n.order_id', 'n.text', 'n.created_at'])
        .where(({ eb, or }) => or([eb('n.user_id', '=', id), eb('o.user_id', '=', id)]))
        .orderBy('n.created_at')
        .execute(),
  },
  {
    name: 'saved-views',
    title: 'Views you saved in the back-office',
    of: ['saved_views'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('saved_views')
        .select(['list', 'name', 'query'])
        .where('user_id', '=', id)
        .orderBy('list')
        .orderBy('name')
        .execute(),
  },
  {
    name: 'changes-by-staff',
    title: 'Changes our staff made to your account',
    of: ['audit_values'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('audit_entries as e')
        .leftJoin('audit_values as v', 'v.entry_id', 'e.id')
        .select(['e.at', 'e.action', 'v.before', 'v.after'])
        .where('e.subject', '=', `customer ${id}`)
        .orderBy('e.at')
        .execute(),
  },
];
