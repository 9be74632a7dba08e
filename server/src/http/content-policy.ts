import type { Config } from '../config.ts';

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** As the measuring script's own documents name them. */
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Browser features no page of the shop uses; payment happens on the provider's own page. */
export const permissions =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'payment=(), usb=(), fullscreen=(self "https://www.youtube-nocookie.com" ' +
  '"https://player.vimeo.com"), browsing-topics=()';

/**
 * What a page may load, from the hosts that are configured and no others. `scriptSrc` holds only the
 * foreign hosts; the nonce of the reply comes to it.
 */
export function contentPolicy(config: Config) {
  const images = originOf(config.frontEnd.cdnBase);
  const subscriptions = originOf(config.frontEnd.cdnSubscriptionBase);
  const chat = originOf(config.frontEnd.chatWidgetUrl);
  const members = originOf(config.discord.imageBase);
  const api = originOf(config.frontEnd.apiHost);
  const check = humanCheckHosts(config);
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
      ...check,
      ...(measured ? analyticsHosts : []),
      // while developing, the store front's source tells the page what has changed
      ...(config.watch ? ['ws:'] : []),
    ],
    frameSrc: ["'self'", ...videoHosts, ...subscriptions, ...config.frontEnd.frameHosts, ...check],
    scriptSrc: [...check, ...(measured ? ['https://www.googletagmanager.com'] : [])],
    ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

function humanCheckHosts(config: Config): string[] {
  const own = originOf(config.recaptcha.scriptUrl);
  return config.recaptcha.sandboxed ? own : [...own, 'https://www.gstatic.com'];
}

/** The origin of an absolute address; nothing for a path of our own. */
function originOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).origin] : [];
}
