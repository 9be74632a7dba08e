import { SelectInput, TextInput } from '../ui/inputs.tsx';
import { RecordDialog } from '../editing/record-dialog.tsx';
import { textOf } from '../ui/form-values.ts';
import { defaultRights, readRights, requestRights } from './rights.ts';
import { RightsFields } from './rights-fields.tsx';

const lives = [
  { id: 30, name: '30 days' },
  { id: 90, name: '90 days' },
  { id: 365, name: 'One year' },
];

const named = (name: unknown) => (textOf(name).length < 2 ? 'Enter a token name.' : undefined);

interface Props {
  onMade: (token: string) => void;
  onCancel: () => void;
}

export function TokenForm({ onMade, onCancel }: Props) {
  return (
    <RecordDialog
      resource="tokens"
      title="New API token"
      start={{ name: '', ...defaultRights, days: 90 }}
      read={(values) => ({
        name: textOf(values['name']),
        ...requestRights(readRights(values)),
        days: Number(values['days']),
      })}
      action="Create token"
      onSaved={({ secret }) => onMade(secret)}
      onDismiss={onCancel}
    >
      <TextInput
        source="name"
        isRequired
        validate={named}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <RightsFields />
      <SelectInput source="days" choices={lives} isRequired />
    </RecordDialog>
  );
}
