/** The order matters: those further down are named by those above them, too. */
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

/** Longer ones are no browser's. */
const MAX = 512;

/**
 * What somebody would call the browser that sent this `User-Agent`: "Firefox on Windows". It is what
 * the browser says of itself, and so a hint for its owner, never a proof.
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
