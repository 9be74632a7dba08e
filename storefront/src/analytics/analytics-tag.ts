import type { Reported } from './analytics.ts';
import { eventsOf, type MeasuredEvent } from './analytics-events.ts';
import { saveUncounted } from './uncounted.ts';
import { firstTime } from './analytics-orders.ts';
import { clearUncounted, popUncounted } from './pop-uncounted.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;
/** Events from before the script loaded. Null once the script sends events itself. */
let early: MeasuredEvent[] | null = [];

/** Loads the analytics script once and sends it events. Only for visitors who have agreed. */
export function measureWith(analyticsId: string): (reported: Reported) => void {
  Reflect.set(window, `ga-disable-${analyticsId}`, false);
  if (!loaded) load(analyticsId);
  return measure;
}

function measure(reported: Reported): void {
  const { path } = reported;
  // Never includes the query, which may contain private data.
  const page = {
    page_location: window.location.origin + path,
    page_path: path,
    ...(reported.what === 'page' && { page_title: reported.title }),
  };
  for (const { name, facts } of eventsOf(firstTime(reported))) {
    pushEvent({ name, facts: { ...facts, ...page } });
  }
}

function pushEvent(event: MeasuredEvent): void {
  push('event', event.name, event.facts);
  early?.push(event);
}

/** Keeps the events for the next page if the visitor leaves before the script has loaded. */
function keepEarly(): void {
  if (!early) return;
  window.dataLayer?.splice(-early.length, early.length);
  saveUncounted(early);
  early = [];
}

/**
 * Stops sending events and removes the script's cookies, for visitors who have changed their mind.
 */
export function stopMeasuring(analyticsId: string): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, true);
  clearUncounted();
  const { hostname } = window.location;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of ['', `; Domain=${hostname}`, `; Domain=.${hostname}`]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}

function load(analyticsId: string): void {
  loaded = true;
  window.dataLayer = [];
  push('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  push('js', new Date());
  push('config', analyticsId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: window.location.origin + window.location.pathname,
    page_referrer: originOf(document.referrer),
  });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
  script.async = true;
  // If the script failed to load, the next page can't load it either.
  for (const outcome of ['load', 'error']) {
    script.addEventListener(outcome, () => (early = null));
  }
  window.addEventListener('pagehide', keepEarly);
  document.head.append(script);
  for (const saved of popUncounted()) {
    if ('what' in saved) measure(saved);
    else pushEvent(saved);
  }
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

const push: (...command: unknown[]) => void = function pushArguments() {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects, not arrays
  window.dataLayer?.push(arguments);
};
