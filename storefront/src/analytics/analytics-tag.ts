import type { Reported } from './analytics.ts';
import { eventsOf, type MeasuredEvent } from './analytics-events.ts';
import { keepUncounted } from './analytics-kept.ts';
import { firstTime } from './analytics-orders.ts';
import { forgetUncounted, takeUncounted } from './analytics-taken.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;
/** Events that the script has not come for yet; null: it is there, and sends what it is given. */
let early: MeasuredEvent[] | null = [];

/** Loads the measuring script, once; sends it what happens. For visitors who have agreed to it. */
export function measureWith(analyticsId: string): (reported: Reported) => void {
  Reflect.set(window, `ga-disable-${analyticsId}`, false);
  if (!loaded) load(analyticsId);
  return measure;
}

function measure(reported: Reported): void {
  const { path } = reported;
  // Never what stands behind the path: it may hold what only its owner should know.
  const page = {
    page_location: window.location.origin + path,
    page_path: path,
    ...(reported.what === 'page' && { page_title: reported.title }),
  };
  for (const { name, facts } of eventsOf(firstTime(reported))) {
    give({ name, facts: { ...facts, ...page } });
  }
}

function give(event: MeasuredEvent): void {
  push('event', event.name, event.facts);
  early?.push(event);
}

/** Whoever leaves before the script is there takes the events along to the next page. */
function keepEarly(): void {
  if (!early) return;
  window.dataLayer?.splice(-early.length, early.length);
  keepUncounted(early);
  early = [];
}

/** The visitor has changed their mind: nothing more is sent, and the script's cookies go. */
export function stopMeasuring(analyticsId: string): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, true);
  forgetUncounted();
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
  // Where it is not to be had, it will not be on the next page either.
  for (const outcome of ['load', 'error']) {
    script.addEventListener(outcome, () => (early = null));
  }
  window.addEventListener('pagehide', keepEarly);
  document.head.append(script);
  for (const kept of takeUncounted()) {
    if ('what' in kept) measure(kept);
    else give(kept);
  }
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

const push: (...command: unknown[]) => void = function pushArguments() {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects, not arrays
  window.dataLayer?.push(arguments);
};
