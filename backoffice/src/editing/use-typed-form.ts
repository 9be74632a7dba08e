import { useState } from 'react';

/** What is typed into a form, and what is wrong with which field until it is typed anew. */
export function useTypedForm<Form extends object>(empty: Form) {
  type Errors = Partial<Record<keyof Form, string>>;
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});

  function change(part: Partial<Form>) {
    setForm((before) => ({ ...before, ...part }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  }

  return { form, change, errors, setErrors };
}

/** Whether nothing is wrong with any field. */
export const isFit = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).every((error) => error === undefined);
