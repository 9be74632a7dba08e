import { html, type Html } from '../html.ts';

export interface ParcelPage {
  trackingNumber: string;
  carrier: string;
  /** The carrier's status, such as `in_transit`. */
  status: string;
  /** The carrier's scans, latest first. `at` is ISO 8601. */
  scans: { message: string; at: string; town: string }[];
}

/** Renders the page on which recipients track their parcel. */
export const parcelView = ({ trackingNumber, carrier, status, scans }: ParcelPage): Html =>
  html`<section>
    <h1>Parcel ${trackingNumber}</h1>
    <p>${carrier}: <strong>${status.replaceAll('_', ' ')}</strong></p>
    <ul class="list">
      ${scans.map(
        ({ message, at, town }) =>
          html`<li>
            <div>
              ${message}<small>${at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')} ${town}</small>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
