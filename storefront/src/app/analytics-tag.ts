import type { Happening } from './analytics.ts';
import { eventsOf } from './analytics-events.ts';
import { firstTime } from './analytics-orders.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loaded = false;

/** Loads the measuring script, once; sends it what happens. For visitors who have agreed to it. */
export function measureWith(analyticsId: string): (happening: Happening) => void {
  Reflect.set(window, `ga-disable-${analyticsId}`, false);
  if (!loaded) load(analyticsId);
  let path = window.location.pathname;
  return (happening) => {
    if (happening.what === 'page') ({ path } = happening);
    // Never what stands behind the path: it may hold what only its owner should know.
    const page = {
      page_location: window.location.origin + path,
      page_path: path,
      ...(happening.what === 'page' && { page_title: happening.title }),
    };
    for (const { name, facts } of eventsOf(firstTime(happening))) {
      push('event', name, { ...facts, ...page });
    }
  };
}

/** The visitor has changed their mind: nothing more is sent, and the script's cookies go. */
export function stopMeasuring(analyticsId: string): void {
  Reflect.set(window, `ga-disable-${analyticsId}`, true);
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
  document.head.append(script);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

const push: (...command: unknown[]) => void = function pushArguments() {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects, not arrays
  window.dataLayer?.push(arguments);
};
