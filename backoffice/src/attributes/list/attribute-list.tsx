import { Box, Button } from '@mui/material';
import { Notice } from '../../ui/notice.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { PageHead } from '../page-head.tsx';
import { AttributeEntry } from './attribute-entry.tsx';
import { useDeleteAttribute } from './use-delete-attribute.ts';

export interface AttributeListProps {
  calls: AttributeCalls;
  attributes: readonly Attribute[];
  /** False if the item or element has no id yet. */
  canAdd: boolean;
  /** The attribute whose form was just closed. */
  cameFrom: string | null;
  onEdit: (attribute: Attribute) => void;
  onAdd: () => void;
  onCancel: () => void;
}

export function AttributeList(props: AttributeListProps) {
  const { calls, attributes, canAdd, cameFrom, onEdit, onAdd, onCancel } = props;
  const { remove, outcome, dialogs } = useDeleteAttribute(calls);
  const returned = attributes.some(({ attributeId }) => attributeId === cameFrom);
  return (
    <Box component="section" aria-label="Attributes" sx={{ maxWidth: 960 }}>
      <PageHead title="Attributes" focused={!returned}>
        <Button onClick={onCancel}>Cancel</Button>
        {canAdd && (
          <Button variant="contained" onClick={onAdd}>
            Add Attribute
          </Button>
        )}
      </PageHead>
      <OutcomeNote outcome={outcome} focused />
      {attributes.length === 0 ? (
        <Notice title="No attributes yet">
          Attributes add details, pictures, videos and text to the item page, such as size, weight
          or extra carousel pictures.
        </Notice>
      ) : (
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
    </Box>
  );
}
