import { Box } from '@mui/material';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { AttributeEntry } from './attribute-entry.tsx';
import { useDeleteAttribute } from './use-delete-attribute.ts';

interface Props {
  calls: AttributeCalls;
  attributes: readonly Attribute[];
  /** The attribute whose form was just closed. */
  cameFrom: string | null;
  onEdit: (attribute: Attribute) => void;
}

/** Lists attributes, each with its tools. */
export function AttributeEntries({ calls, attributes, cameFrom, onEdit }: Props) {
  const { remove, outcome, dialogs } = useDeleteAttribute(calls);
  return (
    <>
      <OutcomeNote outcome={outcome} focused />
      {attributes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: -2, p: 0, listStyle: 'none' }}>
          {attributes.map((attribute) => (
            <AttributeEntry
              key={attribute.attributeId}
              attribute={attribute}
              focused={attribute.attributeId === cameFrom}
              onEdit={() => onEdit(attribute)}
              onDelete={() => void remove(attribute)}
            />
          ))}
        </Box>
      )}
      {dialogs}
    </>
  );
}
