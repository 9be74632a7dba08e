import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import GridOnIcon from '@mui/icons-material/GridOn';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { LinkField } from './link-field.tsx';
import { TableTools } from './table-tools.tsx';
import { ToolButton } from './tool-button.tsx';

const levels = [2, 3, 4] as const;

/** Shows the tools for the selected text. */
export function TextTools({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const run = () => editor.chain().focus();
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        role="group"
        aria-label="Text"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px', p: 0.5 }}
      >
        <ToolButton label="Bold" on={on.bold} onClick={() => run().toggleBold().run()}>
          <FormatBoldIcon fontSize="small" />
        </ToolButton>
        <ToolButton label="Italic" on={on.italic} onClick={() => run().toggleItalic().run()}>
          <FormatItalicIcon fontSize="small" />
        </ToolButton>
        {levels.map((level) => (
          <ToolButton
            key={level}
            label={`Heading ${level}`}
            on={on.heading === level}
            onClick={() => run().toggleHeading({ level }).run()}
          >
            H{level}
          </ToolButton>
        ))}
        <ToolButton label="List" on={on.bullets} onClick={() => run().toggleBulletList().run()}>
          <FormatListBulletedIcon fontSize="small" />
        </ToolButton>
        <ToolButton
          label="Numbered list"
          on={on.numbers}
          onClick={() => run().toggleOrderedList().run()}
        >
          <FormatListNumberedIcon fontSize="small" />
        </ToolButton>
        <ToolButton
          label="Link"
          on={on.link}
          expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <LinkIcon fontSize="small" />
        </ToolButton>
        <ToolButton
          label="Insert table"
          disabled={on.table}
          onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        >
          <GridOnIcon fontSize="small" />
        </ToolButton>
        <ToolButton label="Undo" disabled={!on.undo} onClick={() => run().undo().run()}>
          <UndoIcon fontSize="small" />
        </ToolButton>
        <ToolButton label="Redo" disabled={!on.redo} onClick={() => run().redo().run()}>
          <RedoIcon fontSize="small" />
        </ToolButton>
      </Box>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
      {on.table && <TableTools editor={editor} />}
    </Box>
  );
}

function stateOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: levels.find((level) => editor.isActive('heading', { level })),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
}
