import { TextInput, type TextInputProps } from 'react-admin';

interface Props extends Omit<TextInputProps, 'children' | 'select' | 'slotProps'> {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** What choosing nothing is called, where nothing may be chosen. */
  emptyText?: string;
}

/** Chooses with the browser's own list, which a phone shows in full. */
export function NativeSelectInput({ choices, emptyText, ...input }: Props) {
  return (
    <TextInput
      {...input}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {emptyText !== undefined && <option value="">{emptyText}</option>}
      {choices.map(({ id, name, disabled }) => (
        <option key={id} value={id} disabled={disabled}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}
