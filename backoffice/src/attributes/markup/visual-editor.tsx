import { Box } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { cleanMarkup } from './clean-markup.ts';
import { extensions } from './extensions.ts';
import { markupLook } from './markup-look.ts';
import { tidyMarkup } from './round-trip.ts';
import { TextTools } from './text-tools.tsx';

/** Returns the nonce that the content security policy requires for styles added by scripts. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

interface Props {
  value: string;
  onChange: (markup: string) => void;
  labelledBy: string;
  describedBy: string;
}

/** Edits markup visually. `value` is only the initial value. `onChange` reports every change. */
export function VisualEditor({ value, onChange, labelledBy, describedBy }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    injectNonce: pageNonce(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
      transformPastedHTML: cleanMarkup,
    },
    onUpdate: ({ editor: changed }) => onChange(tidyMarkup(changed.getHTML())),
  });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: '3px',
        backgroundColor: 'background.paper',
        '&:has(.tiptap:focus)': { outline: '2px solid', outlineOffset: '-1px' },
      }}
    >
      <TextTools editor={editor} />
      <Box
        sx={{
          '& .tiptap': {
            ...markupLook,
            boxSizing: 'border-box',
            minHeight: 280,
            maxHeight: '70vh',
            overflow: 'auto',
            p: 2,
            outline: 'none',
          },
          // Without borders, empty cells would be invisible.
          '& .tiptap :is(th, td)': { p: 0.75, border: 1, borderColor: 'divider', minWidth: 32 },
          '& .tiptap .selectedCell': { backgroundColor: 'action.selected' },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
