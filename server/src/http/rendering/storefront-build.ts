import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';
import type { PublicData, VisibleData } from './public-data.ts';

/** URLs of the built files that a page needs. */
export interface PageAssets {
  script: string;
  styles: string[];
  preloads: string[];
  fonts: string[];
  icon: string;
}

/** Returns a picture's size in pixels by its URL. Returns null if unknown. */
export type SizeOf = (address: string) => Promise<{ width: number; height: number } | null>;

export interface RenderRequest {
  path: string;
  search: string;
  origin: string;
  config: ReturnType<PublicData['config']>;
  data: VisibleData &
    Pick<PublicData, 'partsList'> & {
      search: (
        parameters: QueryOf<'searchItems'>,
      ) => Promise<components['schemas']['SearchResult'] | null>;
    };
  renderedAt: number;
  humanCheckScript: string | null;
  assetsOf: (modules: string[]) => PageAssets;
  sizeOf?: SizeOf | undefined;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  shareable: boolean;
}

/** The built storefront: its render function and the names of its files. */
export interface StorefrontBuild {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Returns the part of a URL's query that the page uses. */
  canonicalQuery: (path: string, query: string) => string | Promise<string>;
  assetsOf: (modules: string[]) => PageAssets;
  /** Adds the nonce that development tools need to the page of one response. */
  finish?: (html: string, nonce: string) => string;
}

export const STATIC_BASE = '/static/';
const ENTRY = 'src/app/entry-client.tsx';

/** Loads `storefront/dist`. If the storefront has not been built, the error says what to run. */
export async function loadStorefrontBuild(dist: string): Promise<StorefrontBuild> {
  const manifest = await readManifest(join(dist, 'client/manifest.json'));
  const bundle: Pick<StorefrontBuild, 'render' | 'canonicalQuery'> = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const { render, canonicalQuery } = bundle;
  return { render, canonicalQuery, assetsOf: (modules) => pageAssets(manifest, modules) };
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

async function readManifest(path: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error('The storefront is not built. Run `npm run build`.', { cause });
  }
}

function pageAssets(manifest: Manifest, modules: string[]): PageAssets {
  const chunks = new Map<string, Manifest[string]>();
  for (const name of [ENTRY, ...modules]) collect(manifest, name, chunks);
  const all = [...chunks.values()];
  const address = (file: string) => STATIC_BASE + file;
  return {
    script: address(manifest[ENTRY]?.file ?? ''),
    styles: unique(all.flatMap((chunk) => chunk.css)).map(address),
    preloads: all
      .map((chunk) => chunk.file)
      .filter((file) => file !== manifest[ENTRY]?.file)
      .map(address),
    fonts: unique(all.flatMap((chunk) => chunk.assets))
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
    icon: address('favicon.svg'),
  };
}

function collect(manifest: Manifest, name: string, into: Map<string, Manifest[string]>): void {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return;
  into.set(name, chunk);
  for (const imported of chunk.imports) collect(manifest, imported, into);
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}
