import { SelectInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** What is picked, and what it is called. */
  choices: readonly { id: string | boolean; name: string }[];
}

/** A filter with a few values, or any. */
export function ChoiceField({ source, label, choices }: Props) {
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[...choices]}
      emptyText="Any"
      size="small"
      parse={(value: unknown) => choices.find(({ id }) => String(id) === String(value))?.id ?? ''}
    />
  );
}
