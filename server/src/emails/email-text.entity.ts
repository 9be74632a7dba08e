import { defineEntity, p } from '@mikro-orm/core';
import { MAX_OPENING_LENGTH, MAX_SUBJECT_LENGTH } from '@spindle/sdk/domain/emails/wording';
import { timestamp, version } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const EmailTextSchema = defineEntity({
  name: 'EmailText',
  tableName: 'email_texts',
  properties: {
    /** One of `emailKinds`. A kind that no longer exists has no effect. */
    kind: p.text().primary(),
    subject: p.text(),
    opening: p.text(),
    updatedAt: timestamp(),
    version: version(),
  },
  checks: [
    {
      name: 'email_texts_subject_length',
      expression: `char_length(subject) >= 1 and char_length(subject) <= ${MAX_SUBJECT_LENGTH}`,
    },
    {
      name: 'email_texts_opening_length',
      expression: `char_length(opening) >= 1 and char_length(opening) <= ${MAX_OPENING_LENGTH}`,
    },
  ],
});

/** The shop's own subject and opening of one kind of email. Other kinds have no row. */
export class EmailText extends EmailTextSchema.class {}
EmailTextSchema.setClass(EmailText);

declare module '../database/tables.ts' {
  interface Tables {
    email_texts: TableOf<typeof EmailTextSchema>;
  }
}
