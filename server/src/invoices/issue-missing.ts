import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { Payment } from '../payments/payment.entity.ts';
import type { Services } from '../services.ts';
import { draftCreditNote } from './draft-credit-note.ts';
import { draftInvoice } from './draft-invoice.ts';
import { issueDocument } from './issue-document.ts';

type Needs = Pick<Services, 'orm' | 'config' | 'now'>;

const AT_ONCE = 200;

/**
 * Issues the documents for payments and refunds from before invoices existed, oldest first, with
 * today's date. Concurrent runs work through the same list and lock each payment, so no document is
 * issued twice and numbers stay in order. Customers get no email, and a PDF is drawn when it is
 * first opened.
 * @returns the number of documents issued
 */
export async function issueMissing(services: Needs): Promise<number> {
  const invoices = await inBatches(services, missingInvoices, issueInvoice);
  return invoices + (await inBatches(services, missingCreditNotes, issueCreditNote));
}

async function inBatches<Row extends { paymentId: string }>(
  services: Needs,
  missing: (em: EntityManager) => Promise<Row[]>,
  issue: (em: EntityManager, services: Needs, row: Row) => Promise<boolean>,
): Promise<number> {
  let issued = 0;
  for (;;) {
    const rows = await missing(services.orm.em.fork());
    for (const row of rows) {
      const isNew = await services.orm.em.fork().transactional(async (em) => {
        // takes the same lock as code that settles a refund
        await em.findOne(Payment, { id: row.paymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        return issue(em, services, row);
      });
      if (isNew) issued += 1;
    }
    if (rows.length < AT_ONCE) return issued;
  }
}

const missingInvoices = (em: EntityManager) =>
  db(em)
    .selectFrom('payments as p')
    .select('p.id as paymentId')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as v')
            .select('v.id')
            .whereRef('v.payment_id', '=', 'p.id')
            .where('v.kind', '=', 'INVOICE'),
        ),
      ),
    )
    .orderBy('p.paid_at')
    .orderBy('p.id')
    .limit(AT_ONCE)
    .execute();

async function issueInvoice(
  em: EntityManager,
  { config, now }: Needs,
  { paymentId }: { paymentId: string },
): Promise<boolean> {
  const known = db(em).selectFrom('invoices').select('id').where('payment_id', '=', paymentId);
  if (await known.where('kind', '=', 'INVOICE').executeTakeFirst()) return false;
  const drafted = await draftInvoice(em, config, paymentId);
  await issueDocument(em, { ...drafted, paymentId, at: now() });
  return true;
}

const uncredited = (em: EntityManager) =>
  db(em)
    .selectFrom('refunds as r')
    .select([
      'r.id',
      'r.payment_id as paymentId',
      'r.order_id as orderId',
      'r.amount_cents as amountCents',
      'r.reason',
    ])
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.payment_id', '=', 'r.payment_id').on('i.kind', '=', 'INVOICE'),
    )
    .where('r.state', '=', 'SUCCEEDED')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices as v').select('v.id').whereRef('v.refund_id', '=', 'r.id'))),
    );

const missingCreditNotes = (em: EntityManager) =>
  uncredited(em).orderBy('r.settled_at').orderBy('r.id').limit(AT_ONCE).execute();

async function issueCreditNote(
  em: EntityManager,
  { now }: Needs,
  { id }: { id: string; paymentId: string },
): Promise<boolean> {
  const refund = await uncredited(em).where('r.id', '=', id).executeTakeFirst();
  const drafted = refund && (await draftCreditNote(em, refund));
  if (!refund || !drafted) return false;
  const { paymentId } = refund;
  await issueDocument(em, { ...drafted, paymentId, refund, at: now() });
  return true;
}
