import { Box, Button } from '@mui/material';
import { Notice } from '../../ui/notice.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { PageHead } from '../page-head.tsx';
import { AttributeEntries } from './attribute-entries.tsx';

interface Props {
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

export function AttributeList(props: Props) {
  const { calls, attributes, canAdd, cameFrom, onEdit, onAdd, onCancel } = props;
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
      <AttributeEntries calls={calls} attributes={attributes} cameFrom={cameFrom} onEdit={onEdit} />
      {attributes.length === 0 && (
        <Notice title="No attributes yet">
          Attributes add details, pictures, videos and text to the item page, such as size, weight
          or extra carousel pictures.
        </Notice>
      )}
    </Box>
  );
}
