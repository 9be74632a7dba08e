import { readFileSync } from 'node:fs';
import { html } from '../html.ts';

const page = readFileSync(new URL('mill.html', import.meta.url), 'utf8');

/** Returns the page that describes the mill. */
export function millPage(shopUrl: string | null): string {
  const plans = html`<p>
    <a href="${shopUrl}/ui/shop/plans-pack/mill-600-plans" target="_blank" rel="noopener">
      The complete plans are in the shop
    </a>
  </p>`;
  return page.replace('<!-- plans -->', () => (shopUrl === null ? '' : plans.markup));
}
