import Router from '@koa/router';
import type { Context } from 'koa';
import { invoiceView, type InvoicePage } from '@spindle/sdk/demo/provider-pages/invoice-view';
import type { World } from '../../world.ts';
import { shell } from '../pages/shell.ts';
import { runDue } from '../run-due.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { InvoiceRecord } from './invoice-object.ts';

/**
 * Serves the pages behind an invoice's `hosted_invoice_url` and `invoice_pdf` once it is finalized.
 */
export function invoicePages(world: World): Router {
  const router = new Router({ prefix: '/invoices' });
  router.get('/:id', (ctx) => {
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = shell('Invoice', invoiceView(pageOf(findInvoice(world, ctx))));
  });
  router.get('/:id/pdf', async (ctx) => {
    const page = pageOf(findInvoice(world, ctx));
    ctx.attachment(`Invoice-${page.number}.pdf`);
    ctx.type = 'application/pdf';
    ctx.body = await invoicePdf(page);
  });
  return router;
}

/** Returns both URLs of an invoice. */
export function invoiceAddresses(world: World, id: string) {
  const url = `${world.baseUrl()}/invoices/${id}`;
  return { hosted_invoice_url: url, invoice_pdf: `${url}/pdf` };
}

function findInvoice(world: World, ctx: Context): InvoiceRecord {
  runDue(world);
  const invoice = world.store.get('invoice', String(ctx.params.id));
  return invoice?.hosted_invoice_url ? invoice : ctx.throw(404, 'Invoice not found');
}

function pageOf(invoice: InvoiceRecord): InvoicePage {
  const { number, created, lines, total, total_excluding_tax: net, currency } = invoice;
  return {
    number: number ?? '',
    created,
    customer: [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', '),
    lines: lines.data.map(({ description, amount }) => ({
      description: description ?? 'Subscription',
      amount,
    })),
    tax: total - (net ?? total),
    total,
    currency,
    paid: invoice.status === 'paid',
    pdf: invoice.invoice_pdf ?? null,
  };
}
