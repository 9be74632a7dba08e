import { html } from '../../demo/html.ts';
import { parcelView } from '../../demo/provider-pages/parcel-view.ts';
import { showPage, store } from './show-page.ts';

/** The carrier's page of a parcel, with what it reported to the shop. */
const number = new URLSearchParams(window.location.search).get('number');
const order = store
  .read()
  .orders.find(({ trackingNumber }) => trackingNumber !== null && trackingNumber === number);
showPage(
  html`<main class="card">
    ${
      order
        ? parcelView({
            trackingNumber: order.trackingNumber ?? '',
            carrier: 'USPS',
            status: order.trackingStatus ?? 'unknown',
            scans: order.timeline
              .filter(({ why }) => why.startsWith('Carrier: '))
              .toReversed()
              .map(({ why, at }) => ({ message: why.slice('Carrier: '.length), at, town: '' })),
          })
        : html`<h1>Parcel not found</h1>`
    }
  </main>`,
);
