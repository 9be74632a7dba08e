import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { FRAME_HEIGHT } from './frame-height.ts';

type Settings = Pick<Config, 'publicUrl' | 'frontEnd'>;

/** Headers of every response below `/assets/subs/`. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  // the URL contains the token
  'Referrer-Policy': 'no-referrer',
  // the pages have an opaque origin and send no cookies; fonts, modules and fetch need both headers
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'private, no-cache',
};

const notOurs = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];

/**
 * Sets the headers for third-party pages in our shop. These pages run without an origin, load only
 * their own files, may start downloads, and can be framed only by the shop.
 * @param base path at which the release begins
 */
export function setContentHeaders(ctx: Context, settings: Settings, base: string): void {
  const places = originsOf(ctx, settings);
  const own = places.map((origin) => `${origin}${base}`).join(' ');
  const script = places.map((origin) => `${origin}${FRAME_HEIGHT.path}`).join(' ');
  set(ctx, [
    `default-src ${own} data: blob: 'unsafe-inline'`,
    `script-src ${own} ${script} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    frameAncestors(settings),
    'sandbox allow-scripts allow-downloads',
  ]);
}

/** Sets the headers for our own pages that explain why there is no content. */
export function setRejectionHeaders(ctx: Context, settings: Settings): void {
  set(ctx, [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    frameAncestors(settings),
    'sandbox',
  ]);
}

export function setScriptHeaders(ctx: Context): void {
  set(ctx, ["default-src 'none'", "frame-ancestors 'none'"]);
}

function set(ctx: Context, policy: string[]): void {
  for (const name of notOurs) ctx.remove(name);
  ctx.set({ ...common, 'Content-Security-Policy': policy.join('; ') });
}

/**
 * Returns the origins that may serve this response. A page with an opaque origin can't use 'self'.
 */
function originsOf(ctx: Context, { publicUrl, frontEnd }: Settings): string[] {
  const elsewhere = originOf(frontEnd.cdnSubscriptionBase);
  if (elsewhere !== null) return [elsewhere];
  const requested = originOf(`${ctx.protocol}://${ctx.host}`);
  return [...new Set([new URL(publicUrl).origin, ...(requested === null ? [] : [requested])])];
}

function frameAncestors(settings: Settings): string {
  return `frame-ancestors ${shopElsewhere(settings) ?? `'self' ${new URL(settings.publicUrl).origin}`}`;
}

/**
 * Returns the shop's origin for pages served from another host, or null if the host is the same.
 */
export function shopElsewhere({ publicUrl, frontEnd }: Settings): string | null {
  return originOf(frontEnd.cdnSubscriptionBase) === null ? null : new URL(publicUrl).origin;
}

/**
 * Returns null for invalid URLs and for origins with characters that have a meaning in a policy.
 */
function originOf(address: string): string | null {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}
