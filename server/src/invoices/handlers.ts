import type { Context } from 'koa';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import type { Services } from '../services.ts';
import { adminInvoices } from './admin-invoices.ts';
import { findOrderInvoice } from './find-order-invoice.ts';
import { readPdf } from './read-pdf.ts';

export const invoices = {
  async getOrderInvoice({ params, query, user, em, services, ctx }) {
    const request = { orderId: params.orderId, number: query.number, userId: user.id };
    return answerPdf(ctx, services, await findOrderInvoice(em, request));
  },
  listAdminInvoices: (call) => answerList(call, adminInvoices),
  getAdminInvoice: ({ em, params }) => answerRecord(em, params.id, adminInvoices),
  async getAdminInvoicePdf({ params, em, services, ctx }) {
    return answerPdf(ctx, services, await answerRecord(em, params.id, adminInvoices));
  },
} satisfies Handlers<
  'getOrderInvoice' | 'listAdminInvoices' | 'getAdminInvoice' | 'getAdminInvoicePdf'
>;

async function answerPdf(
  ctx: Context,
  services: Services,
  { id, number }: { id: string; number: string },
): Promise<Buffer> {
  const pdf = await readPdf(services, id);
  ctx.attachment(`${number}.pdf`);
  ctx.type = 'application/pdf';
  return pdf;
}
