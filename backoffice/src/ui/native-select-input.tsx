import type { TextInputProps } from 'react-admin';
import { TextInput } from './inputs.tsx';

interface Props extends Omit<TextInputProps, 'children' | 'select' | 'slotProps'> {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** The label of the empty choice, if the field can be empty. */
  emptyText?: string;
}

/** A select that uses the browser's own list, which a phone shows in full. */
export function NativeSelectInput({ choices, emptyText, disabled, ...input }: Props) {
  return (
    <TextInput
      {...input}
      select
      slotProps={{
        // The form skips validation of disabled inputs, so this one only looks disabled.
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
