import { DEFAULT_NAME } from '@spindle/sdk/domain/settings/settings';
import type { Config } from '../shop/config.ts';
import type { PageHead, PagePicture } from '../page-parts/head.tsx';

/** The shop's own picture, for pages without one. */
const SHOP: PagePicture = {
  address: `${import.meta.env.BASE_URL}preview.jpg`,
  alt: 'Parts for CNC machines you build yourself, next to a water-cooled spindle.',
  size: { width: 1200, height: 630 },
};

/** Returns the picture of pages without one. The built-in picture shows the built-in name. */
export function shopPicture({
  name,
  logo,
  cdnBase,
}: Pick<Config, 'cdnBase' | 'logo' | 'name'>): PagePicture | null {
  if (logo !== null) return { address: `${cdnBase}/${logo}`, alt: name };
  return name === DEFAULT_NAME ? SHOP : null;
}

/**
 * Returns the Open Graph properties, which chats and social networks show for a link to the page.
 */
export function linkPreview(
  head: PageHead,
  { siteName, origin, picture }: { siteName: string; origin: string; picture: PagePicture | null },
): [property: string, content: string][] {
  const image = head.image ?? picture;
  return [
    ['og:site_name', siteName],
    ['og:type', 'website'],
    ['og:title', head.title],
    ['og:description', head.description ?? ''],
    ['og:url', head.path ? origin + head.path : ''],
    ['og:image', image?.address.startsWith('/') ? origin + image.address : (image?.address ?? '')],
    ['og:image:alt', image?.alt ?? ''],
    ['og:image:width', String(image?.size?.width ?? '')],
    ['og:image:height', String(image?.size?.height ?? '')],
  ];
}
