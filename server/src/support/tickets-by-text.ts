import { expressionBuilder } from 'kysely';
import { textsOf, typedText } from '@spindle/sdk/contract/filter-values';
import { MOST_NAMED } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from '../database/db.ts';
import { anyOf, condition, lower } from '../database/expressions.ts';
import { holdsText, type ListFilter, type ListLookup } from '../database/list-filters.ts';
import { refuseTooMany } from '../database/refuse-too-many.ts';
import type { Aliased } from '../database/tables.ts';

const { eb, or, ref } = expressionBuilder<Aliased<{ t: 'support_tickets' }>, 't'>();

/** As people read it out, with or without the sign in front. */
export const byNumber: ListFilter = (value) => {
  const numbers = textsOf(value)?.map((number) => number.replace(/^#/, ''));
  if (!numbers?.every((number) => /^\d{1,9}$/.test(number))) return undefined;
  return condition`${ref('t.number')} = any(${numbers}::int[])`;
};

/** As the index `support_tickets_by_text` has them. */
const searched = [
  lower(ref('t.issue')),
  lower(ref('t.message')),
  lower(ref('t.email')),
  lower(ref('t.name')),
];

/** Tickets `t` with a typed text anywhere in what was written or by whom, and the one of that number. */
export const ticketsByText: ListLookup = async (em, value) => {
  const text = typedText(value);
  if (text === undefined) return undefined;
  if (text === '') return condition`true`;
  const found = await db(em)
    .selectFrom('support_tickets as t')
    .select('t.id')
    .where(or([holdsText(searched, text), byNumber(text) ?? condition`false`]))
    .limit(MOST_NAMED + 1)
    .execute();
  refuseTooMany(text, found);
  return eb('t.id', '=', anyOf(found.map(({ id }) => id)));
};
