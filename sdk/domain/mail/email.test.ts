import { describe, expect, it } from 'vitest';
import {
  emailAsText,
  SHOP_NAME,
  heading,
  link,
  linkToNewPassword,
  linkToOrders,
  linkToSupport,
  paragraph,
  paragraphIf,
  quote,
  type EmailBlock,
} from './email.ts';

const asText = (...blocks: EmailBlock[]) =>
  emailAsText({ subject: 'Not shown', greeting: 'Hello Ines,', blocks });
/** Renders one block as text, without greeting and closing. */
const blockAsText = (block: EmailBlock) => asText(block).slice(13, -`\n\n${SHOP_NAME}\n`.length);

it('renders greeting, blocks and sender with a line between each', () => {
  expect(asText(paragraph('One.'), paragraph('Two.'))).toBe(
    'Hello Ines,\n\nOne.\n\nTwo.\n\n{{shop}}\n',
  );
  expect(asText()).toBe('Hello Ines,\n\n{{shop}}\n');
});

describe('an email as plain text', () => {
  it('underlines a heading to its length', () => {
    expect(blockAsText(heading('Your order'))).toBe('Your order\n----------');
  });

  it('marks a quote line by line', () => {
    expect(blockAsText(quote('It came.\n\nIt hums.'))).toBe('> It came.\n> \n> It hums.');
  });

  it('puts a URL after its label', () => {
    expect(blockAsText(link('Track it', 'https://a.example'))).toBe('Track it: https://a.example');
    expect(blockAsText(link('Not you?', 'https://a.example'))).toBe('Not you? https://a.example');
    expect(blockAsText(link('? No', 'https://a.example'))).toBe('? No: https://a.example');
  });

  it('ticks stages up to the one reached', () => {
    const stages = [
      { name: 'Paid', reached: true },
      { name: 'Sent', reached: false },
    ];
    expect(blockAsText({ kind: 'stages', stages })).toBe('[x] Paid  [ ] Sent');
  });

  const rows = [
    ['2 × Motor', '$120.00', 'https://a.example/motor.webp'],
    ['Tax', '$9.90'],
  ] as const;

  it.each(['table', 'facts'] as const)('aligns values under one another in %s', (kind) => {
    expect(blockAsText({ kind, rows })).toBe('2 × Motor  $120.00\nTax        $9.90');
  });

  it("puts a table's total last, and counts its name for the width", () => {
    expect(blockAsText({ kind: 'table', rows, total: ['Total of it', '$129.90'] })).toBe(
      '2 × Motor    $120.00\nTax          $9.90\nTotal of it  $129.90',
    );
  });
});

it('a paragraph can be conditional', () => {
  expect(paragraphIf(true, 'It is closed.')).toEqual([paragraph('It is closed.')]);
  expect(paragraphIf(false, 'It is closed.')).toEqual([]);
});

it('each part says its kind, which decides its layout', () => {
  expect(paragraph('One.')).toEqual({ kind: 'paragraph', text: 'One.' });
  expect(heading('One')).toEqual({ kind: 'heading', text: 'One' });
  expect(quote('One.')).toEqual({ kind: 'quote', text: 'One.' });
  expect(link('One', '/1')).toEqual({ kind: 'link', text: 'One', href: '/1' });
});

it.each([
  [linkToOrders, 'See your orders', 'orders'],
  [linkToNewPassword, 'Reset your password', 'passwordRecovery'],
  [linkToSupport, 'Contact us', 'support'],
])('links to pages of the shop at its URL: %o', (to, text, page) => {
  expect(to('https://shop.example')).toEqual(link(text, `https://shop.example/ui/${page}`));
});
