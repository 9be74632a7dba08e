import { html, type Html } from '../html.ts';

export interface ParcelPage {
  trackingNumber: string;
  carrier: string;
  /** The carrier's word: `in_transit`. */
  status: string;
  /** What the carrier saw, latest first; `at` is ISO 8601. */
  scans: { message: string; at: string; town: string }[];
}

/** Where a recipient looks up their parcel. */
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
