import { GroupEditor, type GroupKind } from '../editing/group-editor.tsx';
import { groupLabels } from '../editing/record-values.ts';
import { saveCatalog } from './store-calls.ts';
import { catalogInvalid } from './store-messages.ts';
import { storeKey, type Catalog } from './store-queries.ts';

interface Props {
  /** Null makes a new one. */
  catalog: Catalog | null;
  onCancel: () => void;
  onSaved: (catalog: Catalog) => void;
}

const catalogs: GroupKind<Catalog> = {
  titleOf: (catalog) => `CatalogBuilder: ${catalog?.catalogId ?? 'New Catalog'}`,
  labels: groupLabels,
  flags: ['enabled', 'expired', 'locked', 'external'],
  linkHelp: 'Where an external catalogue leads: an http or https address.',
  invalid: catalogInvalid,
  save: saveCatalog,
  staleKey: storeKey,
};

export function CatalogEditor({ catalog, onCancel, onSaved }: Props) {
  return <GroupEditor kind={catalogs} group={catalog} onCancel={onCancel} onSaved={onSaved} />;
}
