import { TextInput } from './inputs.tsx';
import { searchFieldId } from './list-shortcuts.tsx';

/** The label names what the search looks at. */
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
