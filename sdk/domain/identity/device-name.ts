/** Order matters, because the later browsers also contain the names of the earlier ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** No browser sends more than this. */
const MAX = 512;

/**
 * Names the browser that sent a `User-Agent`: "Firefox on Windows". Browsers can claim anything, so
 * this is a hint for the account's owner and never proof.
 */
export function deviceName(userAgent: string): string {
  const header = userAgent.slice(0, MAX);
  const browser = nameIn(browsers, header) ?? 'Unknown browser';
  const system = nameIn(systems, header);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameIn(names: readonly (readonly [RegExp, string])[], header: string): string | undefined {
  return names.find(([pattern]) => pattern.test(header))?.[1];
}
