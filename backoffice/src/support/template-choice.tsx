import { Autocomplete, Box, Button, TextField } from '@mui/material';
import type { TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { AdminTicket } from '../providers/records.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { textFor } from './templates.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

interface Props {
  ticket: AdminTicket;
  /** Receives the text with its placeholders replaced. */
  onChoose: (text: string) => void;
}

/** Offers the reply templates by name. */
export function TemplateChoice({ ticket, onChoose }: Props) {
  const { data = [] } = useGetList<TicketTemplate>('templates');
  const [managing, setManaging] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      <OutcomeNote
        outcome={
          error === null ? null : { good: false, title: "Couldn't use the template", text: error }
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Autocomplete
          size="small"
          sx={{ flex: '1 1 240px', maxWidth: 420 }}
          options={data}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          // Selecting a template inserts it immediately, so the field stays empty for the next.
          value={null}
          inputValue={typed}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          autoHighlight
          noOptionsText="No matching templates"
          onChange={(_, template) => {
            setTyped('');
            setError(null);
            if (!template) return;
            textFor(template, ticket).then(onChoose, (why: unknown) =>
              setError(why instanceof Error ? why.message : String(why)),
            );
          }}
          renderInput={(params) => <TextField {...params} label="Reply with a template" />}
        />
        <Button aria-haspopup="dialog" onClick={() => setManaging(true)}>
          Templates
        </Button>
      </Box>
      {managing && <TemplatesDialog onClose={() => setManaging(false)} />}
    </>
  );
}
