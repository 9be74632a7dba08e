import type { RecordResource } from '../remarks/remarked.ts';
import { TagsInput } from '../remarks/tags-input.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { InputForm, type InputFormProps } from './input-form.tsx';

const start = { add: [], remove: [] };
const tagsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Asks which tags to add to the selected records and which to remove. */
export function TagInput({ of, ...form }: InputFormProps & { of: RecordResource }) {
  function read(values: FormValues) {
    const add = tagsIn(values['add']);
    const remove = tagsIn(values['remove']);
    return add.length + remove.length > 0 ? { of, add, remove } : null;
  }
  return (
    <InputForm {...form} start={start} read={read}>
      <TagsInput source="add" of={of} />
      <TagsInput source="remove" of={of} />
    </InputForm>
  );
}
