import { TextInput } from './inputs.tsx';
import { searchFieldId } from './list-shortcuts.tsx';

/** What the search looks at is its label. */
export function SearchField({ label, onChange }: { label: string; onChange?: () => void }) {
  return (
    <TextInput
      source="q"
      id={searchFieldId}
      label={label}
      type="search"
      size="small"
      {...(onChange && { onChange })}
    />
  );
}
