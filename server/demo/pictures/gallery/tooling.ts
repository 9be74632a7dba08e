import { cutters } from '@spindle/sdk/demo/pictures/measures/cutters';
import { cutterGroup, drillSet, lyingCutter } from '../models/end-mill.ts';
import { colletSet } from '../models/collets.ts';
import { toolSetter, touchProbe } from '../models/probes.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const TIP = { x: 0.22, y: 0.42, times: 2.3 };

export const tooling: Gallery = {
  'catalog/tooling.webp': photo(
    () =>
      cutterGroup([
        cutters['em-2f-6mm-upcut'],
        { ...cutters['ball-6mm-2f'], length: 58 },
        cutters['em-3f-6mm-dlc'],
        cutters['vbit-60'],
        { ...cutters['em-4f-8mm-tialn'], length: 56 },
      ]),
    {
      elevation: 20,
    },
  ),
  ...product('tooling/em-1f-3175-acrylic', () => lyingCutter(cutters['em-1f-3175-acrylic']), {
    detail: TIP,
  }),
  ...product('tooling/em-2f-6mm-upcut', () => lyingCutter(cutters['em-2f-6mm-upcut']), {
    detail: TIP,
  }),
  ...product('tooling/em-3f-6mm-dlc', () => lyingCutter(cutters['em-3f-6mm-dlc']), {
    detail: TIP,
  }),
  ...product('tooling/em-4f-8mm-tialn', () => lyingCutter(cutters['em-4f-8mm-tialn']), {
    detail: TIP,
  }),
  ...product('tooling/ball-6mm-2f', () => lyingCutter(cutters['ball-6mm-2f']), {
    detail: TIP,
  }),
  ...product('tooling/compression-635', () => lyingCutter(cutters['compression-635']), {
    detail: TIP,
  }),
  ...product('tooling/vbit-60', () => lyingCutter(cutters['vbit-60']), {
    detail: TIP,
  }),
  ...product('tooling/drill-set-8', () => drillSet([1, 2, 3, 4, 5, 6, 7, 8])),
  ...product(
    'tooling/er20-collets-10',
    () => colletSet(20, [2, 3, 4, 5, 6, 7, 8, 10, 12, 13], true),
    {
      detail: { x: 0.45, y: 0.55, times: 2.4 },
    },
  ),
  ...product('tooling/er11-collets-5', () => colletSet(11.5, [3, 3.175, 4, 6, 6.35], false), {
    detail: { x: 0.45, y: 0.55, times: 2 },
  }),
  ...product('tooling/touch-probe-3d', () => touchProbe(), {
    view: { elevation: 14 },
    detail: { x: 0.2, y: 0.35, times: 2 },
  }),
  ...product('tooling/tool-setter', () => toolSetter()),
};
