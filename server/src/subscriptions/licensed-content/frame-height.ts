import { hash } from 'node:crypto';
import { frameHeightScript as text } from '@spindle/sdk/domain/licensed-content/frame-height-script';

const path = `/assets/subs/frame-height.${hash('sha256', text, 'hex').slice(0, 12)}.js`;

/** The script, under an address that changes with it. */
export const FRAME_HEIGHT = { text, path };

/** To be put behind a page. @param shop origin that frames it; null where that is the page's own host */
export function frameHeightTag(shop: string | null): string {
  return `\n<script src="${path}"${shop === null ? '' : ` data-shop="${shop}"`}></script>\n`;
}
