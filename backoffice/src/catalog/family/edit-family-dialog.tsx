import { familySaved } from '@spindle/sdk/domain/catalog/families';
import type { components } from '@spindle/sdk/schema';
import { useNotify } from 'react-admin';
import { useAct } from '../../providers/write-hooks.ts';
import { idOf } from '../../providers/writes/record-ids.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { TextInput } from '../../ui/inputs.tsx';

const MAX_OPTIONS = 3;

interface Props {
  catalogId: string;
  family: components['schemas']['Family'];
  onDismiss: () => void;
}

/** Changes the title of a family, and the specifications that distinguish its members. */
export function EditFamilyDialog({ catalogId, family, onDismiss }: Props) {
  const notify = useNotify();
  const { familyId, title, options, version } = family;
  const [replace, { error, isPending }] = useAct('families', 'replace', {
    onSuccess() {
      notify(familySaved, { type: 'success' });
      onDismiss();
    },
  });
  return (
    <FormDialog
      resource="families"
      title={`Family ${title}`}
      start={{ title, options: options.join('; ') }}
      validate={(values) => ({
        title: textOf(values['title']).trim() === '' ? 'Enter a title.' : undefined,
        options: optionsProblem(optionsIn(values)),
      })}
      action="Save family"
      sending={isPending}
      rejection={error?.message}
      onSend={(values) => {
        const members = family.members.map(({ catalogItemId }) => catalogItemId);
        const data = { title: textOf(values['title']).trim(), options: optionsIn(values), members };
        replace({ id: idOf(catalogId, familyId), data, meta: { version } });
      }}
      onDismiss={onDismiss}
    >
      <TextInput
        source="title"
        label="Family title"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <TextInput
        source="options"
        label="Options"
        isRequired
        helperText="Specifications that vary, separated by semicolons. Example: Length; Lead"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  );
}

const optionsIn = (values: FormValues): string[] =>
  textOf(values['options'])
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function optionsProblem(options: readonly string[]): string | undefined {
  if (options.length === 0) return 'Enter at least one specification.';
  return options.length > MAX_OPTIONS ? `Enter at most ${MAX_OPTIONS}.` : undefined;
}
