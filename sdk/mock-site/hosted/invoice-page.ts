import { html } from '../../demo/html.ts';
import { invoiceView } from '../../demo/provider-pages/invoice-view.ts';
import { invoicePageOf } from '../../mocks/subscriptions/invoice.ts';
import { showPage, store } from './show-page.ts';

/** The payment provider's invoice page of a subscription. */
const id = new URLSearchParams(window.location.search).get('subscription');
const state = store.read();
const subscription = state.subscriptions.find((one) => one.id === id);
showPage(
  subscription
    ? invoiceView(invoicePageOf(state, subscription))
    : html`<main class="closed card"><h1>Invoice not found</h1></main>`,
);
