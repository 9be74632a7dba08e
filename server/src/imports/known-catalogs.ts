import type { EntityManager } from '@mikro-orm/postgresql';
import { Catalog } from '../catalog/catalog.entity.ts';

/** Finds a catalog by id or title. Titles are compared without case. */
export interface KnownCatalogs {
  find(name: string): string | undefined;
  add(catalog: { id: string; title: string }): void;
}

export async function loadCatalogs(em: EntityManager): Promise<KnownCatalogs> {
  const ids = new Map<string, string>();
  const add = ({ id, title }: { id: string; title: string }) => {
    const folded = title.trim().toLowerCase();
    if (!ids.has(folded)) ids.set(folded, id);
    ids.set(id, id);
  };
  const stored = await em.find(
    Catalog,
    { deletedAt: null },
    { fields: ['id', 'title'], orderBy: { id: 'asc' } },
  );
  for (const catalog of stored) add(catalog);
  return { find: (name) => ids.get(name) ?? ids.get(name.trim().toLowerCase()), add };
}
