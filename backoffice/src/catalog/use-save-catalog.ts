import type { GroupValues } from '../editing/record-values.ts';
import type { Picture } from '../editing/use-record-editor.ts';
import { useCreate, useUpdate } from '../providers/write-hooks.ts';
import type { Catalog } from './store-queries.ts';

/** Saves a catalogue; without one, makes it. */
export function useSaveCatalog() {
  const [create] = useCreate('catalogs');
  const [update] = useUpdate('catalogs');
  return (catalog: Catalog | null, values: GroupValues, { file, onProgress }: Picture) => {
    const data = { ...values, image: catalog?.image ?? '', picture: file };
    const options = { returnPromise: true } as const;
    if (!catalog) return create({ data, meta: { onProgress } }, options);
    const { catalogId: id, version } = catalog;
    return update({ id, data, meta: { version, onProgress } }, options);
  };
}
