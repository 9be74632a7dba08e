import { useFormState, useWatch } from 'react-hook-form';

/** Returns whether the surrounding form's values differ from its initial ones. */
export function useFormChanged(): boolean {
  const { dirtyFields, defaultValues } = useFormState();
  const values = useWatch();
  // A field that was empty and then cleared again holds null instead of an empty string.
  return Object.keys(dirtyFields).some(
    (name) => !isEmpty(values[name]) || !isEmpty(defaultValues?.[name]),
  );
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
