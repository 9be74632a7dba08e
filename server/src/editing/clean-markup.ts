import sanitize from 'sanitize-html';
import { markupOptions } from '@spindle/sdk/markup';

/** Markup of staff as it may stand in a page: text, tables, pictures and links, nothing that runs. */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, markupOptions).trim();
}
