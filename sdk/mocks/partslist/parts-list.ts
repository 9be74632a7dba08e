import type { components } from '../../src/schema.d.ts';

/** As it was passed on; nothing drops it, as nothing here lasts a year. */
export interface PartsList {
  id: string;
  title: string | null;
  items: components['schemas']['PartsListEntry'][];
  dateCreated: string;
}
