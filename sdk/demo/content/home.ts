import { attribute, shown } from './element-draft.ts';
import { SANDBOX } from './links.ts';
import type { DemoSection } from './types.ts';

/** What the home page shows. */
export const home: DemoSection = {
  category: 'home',
  title: 'Home',
  description: 'What the home page shows: the video channel, what is new, what is next.',
  image: 'content/home.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 10,
  items: [
    {
      ...shown,
      elementId: 'video-channel',
      title: 'The Spindle channel',
      description:
        'Setting up, tramming, feeds and speeds: short films made in our own workshop, one every second Friday.',
      image: 'content/home/video-channel.webp',
      listingOrderWeight: 10,
      attributes: [
        attribute(
          'video',
          'VIDEO',
          'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
          'Latest film',
        ),
        attribute('link', 'LINK', 'https://www.youtube.com/@spindle-cnc', 'All films'),
      ],
    },
    {
      ...shown,
      elementId: 'available-now',
      title: 'Available now: Mill 600',
      description:
        '600 × 400 × 150 mm of travel, 2.2 kW, aluminium plate throughout. Built from parts in this shop, with plans for every one of them.',
      image: 'content/home/available-now.webp',
      listingOrderWeight: 20,
      attributes: [
        attribute('link', 'LINK', `${SANDBOX}/splash/mill-600`, 'Opens inside the shop'),
        attribute('travel', 'SIZE', '600 × 400 × 150 mm', 'Travel'),
      ],
    },
    {
      ...shown,
      elementId: 'coming-soon',
      title: 'Coming soon: ten-position tool changer',
      description:
        'Ten ISO20 tools, 1.2 seconds from cut to cut. The carousel swings in only when it is needed, so that no travel is lost.',
      image: 'content/home/coming-soon.webp',
      locked: true,
      listingOrderWeight: 30,
      attributes: [
        attribute('positions', 'COMPONENT', '10', 'Positions'),
        attribute('change', 'COMPONENT', '1.2 s', 'Change time'),
        attribute(
          'detail',
          'IMAGE',
          'content/home/coming-soon-detail.webp',
          'A fork and its holder',
        ),
      ],
    },
  ],
};
