import { FieldTitle, useInput } from 'react-admin';
import type { RecordResource } from './remarked.ts';
import { TagsAutocomplete } from './tags-autocomplete.tsx';

/** Selects tags in a form. */
export function TagsInput({
  source,
  of,
  helperText,
}: {
  source: string;
  of: RecordResource;
  helperText?: string;
}) {
  const { field } = useInput<string[]>({ source });
  return (
    <TagsAutocomplete
      of={of}
      helperText={helperText}
      label={<FieldTitle source={source} />}
      // A typed tag counts even without Enter.
      autoSelect
      value={field.value}
      onChange={(_, tags) => field.onChange(tags)}
    />
  );
}
