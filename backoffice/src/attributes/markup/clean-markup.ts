import { markupOptions } from '@spindle/sdk/markup';
import sanitize from 'sanitize-html';

/**
 * Cleans markup by the server's rules, so that it looks the way the shop will store and show it.
 */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, markupOptions).trim();
}
