import { hash } from 'node:crypto';
import { frameHeightScript as text } from '@spindle/sdk/domain/licensed-content/frame-height-script';

const path = `/assets/subs/frame-height.${hash('sha256', text, 'hex').slice(0, 12)}.js`;

/** The script and its URL, which changes with its contents. */
export const FRAME_HEIGHT = { text, path };

/**
 * Returns the script tag to append to a page.
 * @param shop origin that frames the page, or null if the page is on the same host
 */
export function frameHeightTag(shop: string | null): string {
  return `\n<script src="${path}"${shop === null ? '' : ` data-shop="${shop}"`}></script>\n`;
}
