import { createHash } from 'node:crypto';
import { EARLY_CLICKS } from '@spindle/sdk/early-clicks';
import type { Config } from '../config.ts';

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** As the measuring script's own documents name them. */
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://analytics.google.com',
  'https://*.googletagmanager.com',
];

const analyticsScripts = 'https://www.googletagmanager.com/gtag/';

/** Browser features no page of the shop uses; payment happens on the provider's own page. */
export const permissions =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'payment=(), usb=(), fullscreen=(self "https://www.youtube-nocookie.com" ' +
  '"https://player.vimeo.com"), browsing-topics=()';

/**
 * What a page may load, from the hosts that are configured and no others. `scriptSrc` holds the
 * foreign hosts and the script that stands in pages; the nonce of the reply comes to it.
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
      // while developing, the store front's source tells the page what has changed
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

/** Lets this one script run where it stands in a page: a nonce would keep pages from being kept. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Of its hosts only what belongs to it: others' scripts lie there too. */
function humanCheck({ recaptcha }: Config) {
  const own = new URL('.', recaptcha.scriptUrl).href;
  if (recaptcha.sandboxed) return { scripts: [own], frames: [own], connect: [own] };
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connect: [own],
  };
}

/** An absolute address as a policy has it: this one and no other; nothing for a path of our own. */
function addressOf(address: string | null): string[] {
  if (address === null || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** The origin of an absolute address; nothing for a path of our own. */
function originOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).origin] : [];
}
