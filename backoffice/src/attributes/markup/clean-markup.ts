import { markupOptions } from '@spindle/sdk/markup';
import sanitize from 'sanitize-html';

/** Markup as the shop will store and show it: by the rules that the server has. */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, markupOptions).trim();
}
