import { GroupEditor, type GroupKind } from '../editing/group-editor.tsx';
import { catalogInvalid } from './store-messages.ts';
import type { Catalog } from './store-queries.ts';

interface Props {
  /** Null creates a new catalog. */
  catalog: Catalog | null;
  onCancel: () => void;
  onSaved: (catalog: Catalog) => void;
}

const catalogs: GroupKind<Catalog> = {
  resource: 'catalogs',
  idOf: ({ catalogId }) => catalogId,
  titleOf: (catalog) => `CatalogBuilder: ${catalog?.catalogId ?? 'New Catalog'}`,
  flags: ['enabled', 'expired', 'locked', 'external'],
  linkHelp: 'An http or https URL for an external catalog.',
  invalid: catalogInvalid,
  recordIn: ({ Catalog: saved }) => saved,
};

export function CatalogEditor({ catalog, onCancel, onSaved }: Props) {
  return <GroupEditor kind={catalogs} group={catalog} {...{ onCancel, onSaved }} />;
}
