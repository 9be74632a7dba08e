import { createContext, useContext, useEffect } from 'react';

export interface PictureSize {
  width: number;
  height: number;
}

export interface PagePicture {
  /** A path or a URL. */
  address: string;
  alt: string;
  /** In pixels, if known. */
  size?: PictureSize;
}

/** Describes a page to tabs, search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path of the page's canonical URL. */
  path?: string;
  /** The page's own picture for link previews. */
  image?: PagePicture;
  /** Structured data. It is read only in server-rendered pages. */
  structuredData?: object[];
  /** True to keep the page out of search engines. */
  unlisted?: boolean;
}

/** The shop's name. Empty until it is loaded. */
export const ShopName = createContext('');

/** On the server, collects the heads of the page being rendered. The last one wins. */
export const HeadCollector = createContext<{ head: PageHead } | null>(null);

export const fullTitle = (title: string, shopName: string) => `${title} · ${shopName}`;

export function useHead(head: PageHead): void {
  const collector = useContext(HeadCollector);
  const shopName = useContext(ShopName);
  // The server renders in one pass from top to bottom and never runs effects.
  // oxlint-disable-next-line react/immutability -- the collector is made for this one pass
  if (import.meta.env.SSR && collector) collector.head = { ...collector.head, ...head };

  const { title, description, path, unlisted } = head;
  useEffect(() => {
    document.title = fullTitle(title, shopName);
    if (description) setContent('meta[name="description"]', description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', window.location.origin + (path ?? window.location.pathname));
    setContent('meta[name="robots"]', unlisted ? 'noindex' : 'index,follow');
  }, [title, shopName, description, path, unlisted]);
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
