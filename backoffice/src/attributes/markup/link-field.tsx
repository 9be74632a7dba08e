import { Box, Button, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';

/** Edits the link of the selected text. */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [present] = useState(() => hrefAt(editor));
  const [address, setAddress] = useState(present);
  const [wrong, setWrong] = useState(false);

  function apply() {
    const href = address.trim();
    if (!/^https?:\/\/\S+$/i.test(href) || !URL.canParse(href)) return setWrong(true);
    const link = editor.chain().focus().extendMarkRange('link');
    const bare = editor.state.selection.empty && present === '';
    // If no text is selected, inserts the URL as the link's text.
    if (bare) link.insertContent({ type: 'text', text: href, marks: [markOf(href)] }).run();
    else link.setLink({ href }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // Keeps Enter from submitting the surrounding form.
      event.preventDefault();
      apply();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <Box
      role="group"
      aria-label="Link"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField
        type="url"
        label="URL"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
        error={wrong}
        helperText={wrong ? 'Enter an http or https URL.' : undefined}
        inputRef={focusField}
        slotProps={{ htmlInput: { maxLength: 2048 } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button variant="outlined" onClick={apply} sx={{ alignSelf: 'start', height: 36 }}>
        Set link
      </Button>
      {present !== '' && (
        <Button onClick={remove} sx={{ alignSelf: 'start', height: 36 }}>
          Remove link
        </Button>
      )}
    </Box>
  );
}

function hrefAt(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

function markOf(href: string) {
  return { type: 'link', attrs: { href } };
}

function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}
