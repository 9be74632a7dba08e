import { escapeHtml } from '../domain/mail/escape-html.ts';

/** A piece of a page that is already markup. */
export interface Html {
  markup: string;
}

type Piece = Html | string | number | null | false | Piece[];

/** Returns markup in which every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  const filled = parts.map((part, index) => part + render(values[index] ?? null));
  return { markup: filled.join('') };
}

function render(value: Piece): string {
  if (value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}
