import type { DemoSection } from './types.ts';

/** Opens another site instead of listing elements. */
export const forum: DemoSection = {
  category: 'forum',
  title: 'Forum',
  description: 'Questions, build logs and files of people who build with our parts.',
  image: 'catalog/plans-library.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: true,
  link: 'https://forum.example.com/spindle',
  listingOrderWeight: 30,
  items: [],
};
