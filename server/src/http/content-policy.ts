import { createHash } from 'node:crypto';
import { EARLY_CLICKS } from '@spindle/sdk/early-clicks';
import type { Config } from '../config.ts';

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** According to the analytics script's documentation. */
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://analytics.google.com',
  'https://*.googletagmanager.com',
];

const analyticsScripts = 'https://www.googletagmanager.com/gtag/';

/** Browser features that no page of the shop uses. Payment happens on the provider's own page. */
export const permissions =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'payment=(), usb=(), fullscreen=(self "https://www.youtube-nocookie.com" ' +
  '"https://player.vimeo.com"), browsing-topics=()';

/**
 * Builds the policy that limits a page to files from configured hosts. `scriptSrc` contains the
 * other hosts and the inline script's hash. The response's nonce is added to it.
 */
export function contentPolicy(config: Config) {
  const images = originOf(config.frontEnd.cdnBase);
  const subscriptions = originOf(config.frontEnd.cdnSubscriptionBase);
  const chat = addressOf(config.frontEnd.chatWidgetUrl);
  const members = originOf(config.discord.imageBase);
  const api = originOf(config.frontEnd.apiHost);
  const check = humanCheck(config);
  const measured = config.frontEnd.analyticsId !== null;
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrcAttr: ["'none'"],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...images,
      ...members,
      ...(measured ? analyticsHosts : []),
    ],
    mediaSrc: ["'self'", ...images],
    connectSrc: [
      "'self'",
      ...api,
      ...images,
      ...chat,
      ...check.connect,
      ...(measured ? analyticsHosts : []),
      // in development, the storefront's source tells the page what has changed
      ...(config.watch ? ['ws:'] : []),
    ],
    frameSrc: [
      "'self'",
      ...videoHosts,
      ...subscriptions,
      ...config.frontEnd.frameHosts,
      ...check.frames,
    ],
    scriptSrc: [hashOf(EARLY_CLICKS), ...check.scripts, ...(measured ? [analyticsScripts] : [])],
    ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Allows this inline script by its hash, because a nonce would prevent caching pages. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Allows only the check's own paths on its hosts, because these hosts also serve other scripts. */
function humanCheck({ recaptcha }: Config) {
  const own = new URL('.', recaptcha.scriptUrl).href;
  if (recaptcha.sandboxed) return { scripts: [own], frames: [own], connect: [own] };
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connect: [own],
  };
}

/**
 * Returns an absolute URL as a policy source that allows only this URL. Returns nothing for our own
 * paths.
 */
function addressOf(address: string | null): string[] {
  if (address === null || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** Returns the origin of an absolute URL. Returns nothing for our own paths. */
function originOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).origin] : [];
}
