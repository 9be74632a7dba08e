import { creditNoteEmail } from '@spindle/sdk/domain/invoices/credit-note-email';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { Invoice } from './invoice.entity.ts';
import { readPdf } from './read-pdf.ts';

export const mailCreditNote = defineJob({
  name: 'mail-credit-note',
  payload: z.object({ invoiceId: z.uuid() }),
  async handle(services, { invoiceId }) {
    const { orm, mail, config } = services;
    const { document, email, number } = await orm.em
      .fork()
      .findOneOrFail(Invoice, { id: invoiceId });
    await mail.send({
      content: creditNoteEmail(document, config.publicUrl),
      to: email,
      messageId: `credit-note-${invoiceId}`,
      attachments: [{ filename: `${number}.pdf`, content: await readPdf(services, invoiceId) }],
    });
  },
});
