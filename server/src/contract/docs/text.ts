import { marked } from 'marked';

/** Renders the contract's Markdown, written by us, as paragraphs. */
export function blockText(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** Renders Markdown within a line. */
export function inlineText(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}
