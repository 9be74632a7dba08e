import type { TextInputProps } from 'react-admin';
import { TextInput } from './inputs.tsx';

interface Props extends Omit<TextInputProps, 'children' | 'select' | 'slotProps'> {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** What choosing nothing is called, where nothing may be chosen. */
  emptyText?: string;
}

/** Chooses with the browser's own list, which a phone shows in full. */
export function NativeSelectInput({ choices, emptyText, disabled, ...input }: Props) {
  return (
    <TextInput
      {...input}
      select
      slotProps={{
        // The form checks no input that it knows to be disabled: this one only looks it.
        root: { disabled },
        select: { native: true },
        inputLabel: { shrink: true },
      }}
    >
      {emptyText !== undefined && <option value="">{emptyText}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id} disabled={choice.disabled}>
          {choice.name}
        </option>
      ))}
    </TextInput>
  );
}
