import { attribute, shown } from './element-draft.ts';
import type { DemoSection } from './types.ts';

/** How to set up and use what the shop sells. */
export const guides: DemoSection = {
  category: 'guides',
  title: 'Guides',
  description: 'From the first start of a spindle to the first part in aluminium, step by step.',
  image: 'catalog/cam-academy.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 20,
  items: [
    {
      ...shown,
      elementId: 'tram-a-spindle',
      title: 'Tram a spindle in twenty minutes',
      description:
        'Square to the table within 0.02 mm over 200 mm, with one indicator and one bar. A face cut shows at once whether it worked.',
      image: 'catalog/metrology/test-arbor-6.webp',
      listingOrderWeight: 10,
      attributes: [
        attribute('time', 'SIZE', '20 minutes', 'Time'),
        attribute('tools', 'COMPONENT', 'Indicator 0.01 mm, bar, 5 mm key', 'What you need'),
        attribute(
          'steps',
          'HTML',
          '<ol><li>Clamp the bar in the collet and the indicator to its end.</li>' +
            '<li>Set it to zero on the left, turn by half, read on the right.</li>' +
            '<li>Halve the difference with the upper screws of the mount.</li>' +
            '<li>Do the same from front to back, then check the first again.</li></ol>',
          'Step by step',
        ),
        attribute(
          'video',
          'VIDEO',
          'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
          'The same as a film',
        ),
      ],
    },
    {
      ...shown,
      elementId: 'first-cuts-in-aluminium',
      title: 'First cuts in aluminium',
      description:
        'Speeds, feeds and depths to begin with, for machines that are less stiff than the tables in the books.',
      image: 'catalog/tooling/em-3f-6mm-dlc.webp',
      listingOrderWeight: 20,
      attributes: [
        attribute(
          'figures',
          'HTML',
          '<table><thead><tr><th scope="col">End mill</th><th scope="col">Speed</th>' +
            '<th scope="col">Feed</th><th scope="col">Depth</th></tr></thead>' +
            '<tbody><tr><td>3 mm, one flute</td><td>24 000 rpm</td><td>600 mm/min</td><td>0.5 mm</td></tr>' +
            '<tr><td>6 mm, three flutes</td><td>18 000 rpm</td><td>1200 mm/min</td><td>1 mm</td></tr>' +
            '<tr><td>8 mm, four flutes</td><td>12 000 rpm</td><td>1400 mm/min</td><td>1 mm</td></tr></tbody></table>',
          'Figures to begin with',
        ),
        attribute(
          'chips',
          'IMAGE',
          'catalog/tooling/em-2f-6mm-upcut.webp',
          'An end mill that lifts its chips',
        ),
        attribute('more', 'LINK', 'https://www.example.com/feeds', 'All tables'),
      ],
    },
    {
      ...shown,
      elementId: 'wire-a-closed-loop-drive',
      title: 'Wire a closed-loop drive',
      description: 'Power, encoder, step and direction, and the alarm that stops the machine.',
      image: 'catalog/controllers/drive-dm542.webp',
      locked: true,
      listingOrderWeight: 30,
      attributes: [attribute('time', 'SIZE', '45 minutes', 'Time')],
    },
  ],
};
