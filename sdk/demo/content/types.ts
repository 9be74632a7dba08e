import type { DemoEntry, DemoGroup } from '../catalogs/types.ts';

export interface DemoElement extends DemoEntry {
  elementId: string;
  /** Path below the images base. */
  image: string | null;
}

export interface DemoSection extends DemoGroup<DemoElement> {
  category: string;
}
