import sanitize from 'sanitize-html';
import { markupOptions } from '../../src/markup.ts';

/** Markup of staff as it may stand in a page. */
export const cleanMarkup = (markup: string) => sanitize(markup, markupOptions).trim();
