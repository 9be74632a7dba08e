import type { Config } from './config.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let measuring = false;

/** Loads the measuring script where the environment has a measurement id; else nothing is sent. */
export function startAnalytics({ analyticsId }: Config): void {
  if (!analyticsId || measuring) return;
  measuring = true;
  window.dataLayer = [];
  push('js', new Date());
  push('config', analyticsId, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
  script.async = true;
  document.head.append(script);
}

export function sendEvent(name: string, facts: Record<string, unknown> = {}): void {
  if (measuring) push('event', name, facts);
}

const push: (...command: unknown[]) => void = function pushArguments() {
  // oxlint-disable-next-line prefer-rest-params -- the script reads `arguments` objects, not arrays
  window.dataLayer?.push(arguments);
};
