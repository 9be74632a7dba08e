import { marked } from 'marked';

/** The contract's texts are ours and written in Markdown; here as markup, paragraphs and all. */
export function blockText(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** The same within a line. */
export function inlineText(markdown: string): string {
  return marked.parseInline(markdown, { async: false });
}
