import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../src/config.ts';
import { db } from '../../src/database/db.ts';
import { draftCreditNote } from '../../src/invoices/draft-credit-note.ts';
import { draftInvoice } from '../../src/invoices/draft-invoice.ts';
import { issueDocument } from '../../src/invoices/issue-document.ts';

/**
 * Issues the invoices and credit notes of all payments and refunds in chronological order, with
 * their original dates. Sends no emails; PDFs are drawn when they are opened.
 */
export async function seedInvoices(orm: MikroORM, config: Config): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const issued = await db(em).selectFrom('invoices').select('id').limit(1).executeTakeFirst();
    if (issued) return;
    const paid = await db(em).selectFrom('payments').select(['id', 'paid_at as at']).execute();
    const refunds = await db(em)
      .selectFrom('refunds')
      .select([
        'id',
        'payment_id as paymentId',
        'order_id as orderId',
        'amount_cents as amountCents',
        'reason',
        'created_at as at',
      ])
      .where('state', '=', 'SUCCEEDED')
      .execute();
    const events = [
      ...paid.map(({ id, at }) => ({
        at,
        run: async () => {
          const drafted = await draftInvoice(em, config, id);
          await issueDocument(em, { ...drafted, paymentId: id, at });
        },
      })),
      ...refunds.map((refund) => ({
        at: refund.at,
        run: async () => {
          const drafted = await draftCreditNote(em, refund);
          const { paymentId, at } = refund;
          if (drafted) await issueDocument(em, { ...drafted, paymentId, refund, at });
        },
      })),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const { run } of events) {
      await run();
      em.clear();
    }
  });
}
