import { keepUnitsTogether } from '../../domain/catalog/measures.ts';
import { html, type Html } from '../html.ts';

/** The items and the total. Amounts are formatted. */
export interface Summary {
  backUrl: string | null;
  subscribes: boolean;
  lines: readonly { title: string; quantity: number; amount: string }[];
  /** The parts of the total. A script updates those with a name: `shipping`, `tax`. */
  parts: readonly { label: string; amount: string; name?: string }[];
  total: string;
}

export function summaryView({ backUrl, subscribes, lines, parts, total }: Summary): Html {
  return html`<section class="summary" aria-labelledby="summary-title">
    ${backUrl ? html`<p><a class="back" href="${backUrl}">← Back to the shop</a></p>` : null}
    <h2 id="summary-title">${subscribes ? 'Your subscription' : 'Your order'}</h2>
    <p class="grand" data-total>${total}</p>
    <ul class="lines">
      ${lines.map(
        ({ title, quantity, amount }) =>
          html`<li>
            <span class="what">${keepUnitsTogether(title)}<small>Quantity ${quantity}</small></span>
            <span class="amount">${amount}</span>
          </li>`,
      )}
    </ul>
    <dl class="totals">
      ${parts.map(({ label, amount, name }) => row(label, amount, name))}
      ${row(subscribes ? 'Total due today' : 'Total due', total, 'total')}
    </dl>
  </section>`;
}

function row(label: string, value: string, name = ''): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd data-amount="${name}">${value}</dd>
  </div>`;
}
