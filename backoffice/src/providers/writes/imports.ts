import { asJson } from '@spindle/sdk/client';
import type { components } from '@spindle/sdk/schema';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete, type Update } from './write.ts';

type Schemas = components['schemas'];

interface NewImport {
  file: File;
  kind: Schemas['ImportKind'];
}

/** Files that staff import. */
export const imports = {
  create: ({ data: body, meta: { once } }: Create<NewImport>) =>
    done(shop.POST('/api/admin/imports', { body, params: { header: once } })),

  /** States what the columns contain. */
  update: ({ id, data: { mapping } }: Update<{ mapping: Schemas['ImportMapping'] }>) =>
    done(shop.PUT('/api/admin/imports/{id}', { ...at(id), body: { mapping }, ...asJson })),

  apply: ({ id, data: body }: Update<Schemas['ApplyImportInput']>) =>
    done(shop.POST('/api/admin/imports/{id}/apply', { ...at(id), body, ...asJson })),

  undo: ({ id }: Delete) => done(shop.POST('/api/admin/imports/{id}/undo', at(id))),
};
