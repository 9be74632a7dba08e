import { expect, it } from 'vitest';
import { renderEmail } from './render-email.ts';

const rows = [
  ['2 × Collet', '$18.00'],
  ['Tracking number', '9400'],
] as const;

it('only the total of a table is emphasized, and comes last', () => {
  const asBold = (total?: readonly [string, string]) => {
    const blocks = [{ kind: 'table', rows, ...(total && { total }) }] as const;
    const { html, text } = renderEmail({ subject: 'Parcel', greeting: 'Hello Ada,', blocks });
    const bold = [...html.matchAll(/<td[^>]*font-weight:700[^>]*>([^<]*)</g)].map(
      ([, cell]) => cell,
    );
    return { bold, last: text.split('\n').at(-4) };
  };
  expect(asBold()).toEqual({ bold: [], last: 'Tracking number  9400' });
  expect(asBold(['Total', '$18.00'])).toEqual({
    bold: ['Total', '$18.00'],
    last: 'Total            $18.00',
  });
});

it('has the logo, and the first link as a button in the accent color', () => {
  const blocks = [
    { kind: 'link', text: 'See your orders', href: 'https://shop.example/orders' },
    { kind: 'link', text: 'Contact us', href: 'https://shop.example/support' },
  ] as const;
  const look = { logo: 'https://shop.example/logo.webp', accentColor: '#0b5fa5' };
  const { html } = renderEmail({ subject: 'Order', greeting: 'Hello Ada,', blocks }, look);
  expect(html).toContain('<img src="https://shop.example/logo.webp" alt=""');
  expect(html).toMatch(/background:#0b5fa5;color:#fff[^>]*>See your orders</);
  expect(html.match(/class="button"/g)).toHaveLength(1);
});
