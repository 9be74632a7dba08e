import { accentUrl, iconUrl } from '@spindle/sdk/domain/settings/brand-files';
import { EARLY_CLICKS } from '@spindle/sdk/early-clicks';
import { FOOTER_ID } from './footer-id.ts';
import type { Config } from '../shop/config.ts';
import { fullTitle, type PageHead } from '../page-parts/head.tsx';
import { linkPreview, shopPicture } from './link-preview.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';

/** URLs of built files. */
export interface PageAssets {
  script: string;
  styles: string[];
  /** Modules the page will need right away. */
  preloads: string[];
  fonts: string[];
  icon: string;
}

interface DocumentParts {
  markup: string;
  /** The SVG shapes the page refers to. */
  icons: string;
  state: PageState;
  head: PageHead;
  origin: string;
  config: Pick<Config, 'accentColor' | 'cdnBase' | 'icon' | 'logo' | 'name'>;
  humanCheckScript: string | null;
  assets: PageAssets;
}

/**
 * Returns the HTML document around a rendered page. It executes only the line that records clicks
 * and the one module script, which comes after all visible content.
 */
export function documentOf(parts: DocumentParts): string {
  const { assets } = parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(parts),
    // Waits for the whole page before the first paint, because later parts would move what is
    // shown.
    ...(parts.markup === '' ? [] : [`<link rel="expect" href="#${FOOTER_ID}" blocking="render">`]),
    ...assets.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escape(font)}" crossorigin>`,
    ),
    ...[...assets.styles, ...accentStyle(parts)].map(
      (style) => `<link rel="stylesheet" href="${escape(style)}">`,
    ),
    // Comes before everything that can be clicked.
    `<script>${EARLY_CLICKS}</script>`,
    `<script type="module" src="${escape(assets.script)}" fetchpriority="low"></script>`,
    ...assets.preloads.map(
      (module) => `<link rel="modulepreload" href="${escape(module)}" fetchpriority="low">`,
    ),
    ...iconLinks(parts),
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#f6f5f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141618" media="(prefers-color-scheme: dark)">',
    `</head><body>${parts.icons}<div id="root">${withoutPreloads(parts.markup)}</div>`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${json(parts.state)}</script>`,
    '</body></html>',
  ].join('');
}

/** Returns the links to the icons that staff uploaded, or to the built-in ones. */
function iconLinks({ config: { icon }, assets }: DocumentParts): string[] {
  if (icon !== null) {
    return [
      `<link rel="icon" type="image/png" sizes="192x192" href="${iconUrl(icon, 192)}">`,
      `<link rel="apple-touch-icon" href="${iconUrl(icon, 180)}">`,
    ];
  }
  return [
    '<link rel="icon" sizes="32x32" href="/favicon.ico">',
    `<link rel="icon" type="image/svg+xml" sizes="any" href="${escape(assets.icon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
}

const accentStyle = ({ config: { accentColor } }: DocumentParts) =>
  accentColor === null ? [] : [accentUrl(accentColor)];

function headTags({ head, origin, config, humanCheckScript }: DocumentParts): string[] {
  const { name: siteName } = config;
  const title = fullTitle(head.title, siteName);
  // The default description, for tools that report its absence.
  const description =
    head.description ?? `${head.title}. ${siteName}: parts for CNC machines you build yourself.`;
  const address = head.path ? origin + head.path : '';
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.unlisted ? 'noindex' : 'index,follow'),
    head.unlisted || !address ? '' : `<link rel="canonical" href="${escape(address)}">`,
    ...linkPreview(head, { siteName, origin, picture: shopPicture(config) }).map(
      ([property, content]) => meta('property', property, content),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    humanCheckScript ? meta('name', 'human-check', humanCheckScript) : '',
    ...(head.unlisted ? [] : (head.structuredData ?? [])).map(
      (data) =>
        `<script type="application/ld+json">${json(withAbsoluteUrls(data, origin))}</script>`,
    ),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content ? `<meta ${kind}="${name}" content="${escape(content)}">` : '';
}

/**
 * Removes React's picture preloads. Browsers find the pictures in the page just as early, and warn
 * about preloads if they still have the picture from the previous page.
 */
function withoutPreloads(markup: string): string {
  return markup.replace(/^(?:<link rel="preload" [^>]*>)*/, '');
}

const ADDRESSES = new Set(['url', 'image', 'item', 'logo', 'urlTemplate']);

function withAbsoluteUrls(data: object, origin: string): unknown {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      ADDRESSES.has(key) && typeof value === 'string' ? absolute(value, origin) : value,
    ),
  );
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Returns JSON that can't end the surrounding script element. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
