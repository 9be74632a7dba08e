import type { EmailKind } from '../emails/email-kinds.ts';

export type EmailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Text written by a customer or staff, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** Stages of a process, in order. */
  | { kind: 'stages'; stages: readonly EmailStage[] }
  | { kind: 'table'; rows: readonly EmailRow[]; total?: EmailRow }
  /** Facts without amounts, which have no total. */
  | { kind: 'facts'; rows: readonly EmailRow[] };

/** A name, its value, and the absolute URL of a small picture. */
export type EmailRow = readonly [name: string, value: string, picture?: string | null];

export interface EmailStage {
  name: string;
  reached: boolean;
}

/** An email before it is rendered as HTML and as text. */
export interface Email {
  subject: string;
  greeting: string;
  blocks: readonly EmailBlock[];
  /** How to write it again with the shop's own texts, if they can be changed. */
  worded?: {
    kind: EmailKind;
    values: Readonly<Record<string, string>>;
    /** The blocks after the opening. */
    follow: readonly EmailBlock[];
  };
}

/** Stands for the shop's name until an email is sent, because the name is a setting. */
export const SHOP_NAME = '{{shop}}';

/** Returns an email's text with the shop's name. */
export const withShopName = (text: string, name: string) => text.replaceAll(SHOP_NAME, name);

export const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });
export const heading = (text: string): EmailBlock => ({ kind: 'heading', text });
export const quote = (text: string): EmailBlock => ({ kind: 'quote', text });
export const link = (text: string, href: string): EmailBlock => ({ kind: 'link', text, href });

/** Returns the paragraph if the condition holds, else nothing. */
export const paragraphIf = (condition: boolean, text: string): EmailBlock[] =>
  condition ? [paragraph(text)] : [];

/** The link to a customer's orders, in emails and on pages. */
export const ordersLink = { label: 'See your orders', path: '/ui/orders' } as const;
export const linkToOrders = (publicUrl: string) =>
  link(ordersLink.label, publicUrl + ordersLink.path);
export const linkToNewPassword = (publicUrl: string) =>
  link('Reset your password', `${publicUrl}/ui/passwordRecovery`);
export const linkToSupport = (publicUrl: string) => link('Contact us', `${publicUrl}/ui/support`);

export function emailAsText({ greeting, blocks }: Email): string {
  return `${[greeting, ...blocks.map(blockAsText), SHOP_NAME].join('\n\n')}\n`;
}

function blockAsText(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'link':
      return `${block.text}${block.text.endsWith('?') ? '' : ':'} ${block.href}`;
    case 'stages':
      return block.stages.map(({ name, reached }) => `[${reached ? 'x' : ' '}] ${name}`).join('  ');
    case 'facts':
    case 'table': {
      const rows = 'total' in block ? [...block.rows, block.total] : block.rows;
      const width = Math.max(...rows.map(([name]) => name.length));
      return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
    }
  }
}
