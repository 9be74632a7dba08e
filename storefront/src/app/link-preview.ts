import type { PageHead, PagePicture } from '../page-parts/head.tsx';

/** The shop's own picture, for pages without one. */
const SHOP: PagePicture = {
  address: `${import.meta.env.BASE_URL}preview.jpg`,
  alt: 'Spindle: parts for CNC machines you build yourself, next to a water-cooled spindle.',
  size: { width: 1200, height: 630 },
};

/**
 * Returns the Open Graph properties, which chats and social networks show for a link to the page.
 */
export function linkPreview(
  head: PageHead,
  { siteName, origin }: { siteName: string; origin: string },
): [property: string, content: string][] {
  const { address, alt, size }: PagePicture = head.image ?? SHOP;
  return [
    ['og:site_name', siteName],
    ['og:type', 'website'],
    ['og:title', head.title],
    ['og:description', head.description ?? ''],
    ['og:url', head.path ? origin + head.path : ''],
    ['og:image', address.startsWith('/') ? origin + address : address],
    ['og:image:alt', alt],
    ['og:image:width', String(size?.width ?? '')],
    ['og:image:height', String(size?.height ?? '')],
  ];
}
