import { Autocomplete, TextField } from '@mui/material';
import { LONGEST_TAG } from '@spindle/sdk/domain/remarks/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Remarked } from '../remarks/remarked.ts';
import { tagsInUse } from '../remarks/tags-in-use.ts';
import { FillingForm } from './filling-form.tsx';
import type { BulkInput } from './chosen.ts';

interface Props {
  of: Remarked;
  onInput: (input: BulkInput) => void;
  onFilled: (filled: boolean) => void;
  onClose: () => void;
}

/** Which tags are put on all of them, and which are taken off. */
export function TagInput({ of, onInput, ...form }: Props) {
  const { data } = useQuery(tagsInUse);
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const known = data?.[of] ?? [];
  return (
    <FillingForm
      {...form}
      values={{ add, remove }}
      fit={add.length + remove.length > 0}
      onSend={() => onInput({ of, add, remove })}
    >
      <TagsField label="Put on" known={known} tags={add} onTags={setAdd} />
      <TagsField label="Take off" known={known} tags={remove} onTags={setRemove} />
    </FillingForm>
  );
}

interface FieldProps {
  label: string;
  known: readonly string[];
  tags: string[];
  onTags: (tags: string[]) => void;
}

function TagsField({ label, known, tags, onTags }: FieldProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      // What is typed counts without Enter, too.
      autoSelect
      filterSelectedOptions
      size="small"
      options={known}
      value={tags}
      onChange={(_, chosen) => onTags(chosen)}
      slotProps={{ chip: { size: 'small', variant: 'outlined' } }}
      renderInput={(field) => (
        <TextField
          {...field}
          label={label}
          slotProps={{
            ...field.slotProps,
            htmlInput: { ...field.slotProps.htmlInput, maxLength: LONGEST_TAG },
          }}
        />
      )}
    />
  );
}
