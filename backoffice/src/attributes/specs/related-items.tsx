import { Box, Button } from '@mui/material';
import { relationAttribute, relationKinds } from '@spindle/sdk/domain/catalog/relations';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useEffect, useId, useState } from 'react';
import { Form } from 'react-admin';
import { SelectInput, TextInput } from '../../ui/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { ItemInput } from '../../catalog/item-inputs.tsx';
import { partsOf } from '../../providers/writes/record-ids.ts';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import type { AttributeCalls } from '../attribute-calls.ts';

interface Props {
  calls: AttributeCalls;
}

const kinds = relationKinds.map((id) => ({ id, name: id }));
const empty = { relation: 'needs', item: '', reason: '' };

/** Relates another item to this one. Staff search for the item, then say how the two relate. */
export function RelatedItems({ calls }: Props) {
  const itemId = useId();
  const [round, setRound] = useState(0);
  const [start, setStart] = useState(empty);
  const add = useAction({
    async mutationFn(values: FormValues) {
      const [catalogId, catalogItemId] = partsOf(textOf(values['item']));
      const relation = relationKinds.find((kind) => kind === values['relation']) ?? 'needs';
      const reason = textOf(values['reason']);
      const form = relationAttribute({ catalogId, catalogItemId, relation, reason });
      return calls.save(`${relation} ${catalogItemId}`.slice(0, 64), form);
    },
    // The next item often has the same relation.
    onSuccess(_, { relation }) {
      setStart({ ...empty, relation: textOf(relation) });
      setRound((before) => before + 1);
    },
  });
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>(`#${CSS.escape(itemId)}`)?.focus();
  }, [round, itemId]);
  return (
    <>
      <OutcomeNote
        outcome={
          add.error && { good: false, title: 'Related item not added', text: add.error.message }
        }
      />
      <Form
        key={round}
        resource="relations"
        record={start}
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: FormValues) => add.mutate(values)}
      >
        <Fields itemId={itemId} adding={add.isPending} />
      </Form>
    </>
  );
}

function Fields({ itemId, adding }: { itemId: string; adding: boolean }) {
  const { item, reason } = useWatch<FormValues>();
  const selected = textOf(item) !== '';
  useUnsaved(selected || textOf(reason) !== '');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '140px minmax(0, 1fr) minmax(0, 1fr) auto' },
        gap: '16px 12px',
        alignItems: 'start',
        '& .MuiFormControl-root': { m: 0, minWidth: 0 },
      }}
    >
      <SelectInput source="relation" choices={kinds} size="small" isRequired />
      <ItemInput source="item" id={itemId} />
      <TextInput
        source="reason"
        size="small"
        helperText="Optional, shown to customers. Example: three-phase, 400 Hz"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={!selected}
        loading={adding}
        sx={{ justifySelf: 'start' }}
      >
        Add related item
      </Button>
    </Box>
  );
}
