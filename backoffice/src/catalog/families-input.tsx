import { useState } from 'react';
import { AutocompleteArrayInput, useGetList } from 'react-admin';
import type { AdminItem } from '../providers/records.ts';

interface Choice {
  /** `catalogId_familyId` */
  id: string;
  title: string;
}

/** Selects several families. The value is their ids. Finds them by their members. */
export function FamiliesInput({ source, helperText }: Record<'source' | 'helperText', string>) {
  const [q, setQ] = useState('');
  const [selected, setSelected] = useState<Choice[]>([]);
  const { data = [], isFetching } = useGetList<AdminItem>(
    'items',
    { filter: { q }, sort: { field: 'title', order: 'ASC' }, pagination: { page: 1, perPage: 50 } },
    { enabled: q.trim() !== '' },
  );
  const found = q.trim() === '' ? [] : familiesOf(data);
  const choices = [
    ...selected,
    ...found.filter(({ id }) => !selected.some((one) => one.id === id)),
  ];
  return (
    <AutocompleteArrayInput
      source={source}
      helperText={helperText}
      choices={choices}
      optionText="title"
      setFilter={setQ}
      matchSuggestion={() => true}
      onChange={(ids: string[]) => setSelected(choices.filter(({ id }) => ids.includes(id)))}
      isFetching={isFetching}
      noOptionsText={q.trim() === '' ? "Type part of an item's title." : 'No families found.'}
    />
  );
}

function familiesOf(items: readonly AdminItem[]): Choice[] {
  const families = new Map<string, Choice>();
  for (const { catalogId, family } of items) {
    if (!family) continue;
    const id = `${catalogId}_${family.familyId}`;
    families.set(id, { id, title: family.title });
  }
  return [...families.values()];
}
