import { extname } from 'node:path';
import { demoContent } from '../../demo/licensed/all-content.ts';
import { frameHeightScript } from '../../domain/licensed-content/frame-height-script.ts';
import { HTML } from './route.ts';

/** As the shop sends them: its pages run without an origin, framed by the shop only. */
export const CONTENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'; sandbox allow-scripts allow-downloads",
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'no-referrer',
};

const types: Record<string, string> = {
  '.html': HTML,
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** A file of what somebody subscribed to; undefined where there is none of that name. */
export function licensedContent(
  bought: { catalogId: string; itemId: string },
  path: string,
): { type: string; body: string | Uint8Array } | undefined {
  const content =
    demoContent.find(
      ({ catalogId, itemId }) => catalogId === bought.catalogId && itemId === bought.itemId,
    ) ?? demoContent[0];
  const body = content?.files()[path];
  if (body === undefined) return undefined;
  const type = types[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    body: type === HTML ? `${body.toString()}\n<script>${frameHeightScript}</script>\n` : body,
  };
}
