import type { Context } from 'koa';
import type { Config } from '../../config.ts';
import { FRAME_HEIGHT } from './frame-height.ts';

type Settings = Pick<Config, 'publicUrl' | 'frontEnd'>;

/** What every reply below `/assets/subs/` has in common. */
const common = {
  'X-Content-Type-Options': 'nosniff',
  // the key is in the address
  'Referrer-Policy': 'no-referrer',
  // its pages have no origin, and may be read by nobody's cookie: fonts, modules and fetch need both
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'private, no-cache',
};

const notOurs = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];

/**
 * Somebody's pages in our shop: they run without an origin, load what is theirs and nothing else, may
 * give files to be saved, and are framed by the shop only.
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

/** For pages of our own that say why there is nothing to see. */
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

/** Where the browser may have this reply from. A page without an origin has no 'self' to rely on. */
function originsOf(ctx: Context, { publicUrl, frontEnd }: Settings): string[] {
  const elsewhere = originOf(frontEnd.cdnSubscriptionBase);
  if (elsewhere !== null) return [elsewhere];
  const requested = originOf(`${ctx.protocol}://${ctx.host}`);
  return [...new Set([new URL(publicUrl).origin, ...(requested === null ? [] : [requested])])];
}

function frameAncestors(settings: Settings): string {
  return `frame-ancestors ${shopElsewhere(settings) ?? `'self' ${new URL(settings.publicUrl).origin}`}`;
}

/** Where pages that come from another host find the shop; null where both are one. */
export function shopElsewhere({ publicUrl, frontEnd }: Settings): string | null {
  return originOf(frontEnd.cdnSubscriptionBase) === null ? null : new URL(publicUrl).origin;
}

/** Null for what is none, or could say more in a policy than where something is. */
function originOf(address: string): string | null {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : null;
}
