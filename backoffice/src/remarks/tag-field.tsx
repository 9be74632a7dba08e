import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '../ui/choice-field.tsx';
import { type RecordResource, tagsInUse } from './remarked.ts';

/** Finds records by tag. */
export function TagField({ resource }: { resource: RecordResource }) {
  const { data } = useQuery(tagsInUse);
  const tags = data?.[resource] ?? [];
  return (
    <ChoiceField
      source="tag"
      label="Tag"
      choices={tags.map((tag) => ({ id: tag, name: { asIs: tag } }))}
    />
  );
}
