import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useId } from 'react';
import { useInput, ValidationError } from 'react-admin';

const HtmlEditor = lazyComponent(async () => (await import('./html-editor.tsx')).HtmlEditor);

/** Edits markup as a form field. The editor's code loads when needed. */
export function HtmlField({ source, label }: { source: string; label: string }) {
  const id = useId();
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const message = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Box id={`${id}-label`} sx={{ mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Suspense fallback={<EditorSkeleton />}>
        <HtmlEditor
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
        />
      </Suspense>
      <FormHelperText id={`${id}-help`} error={message !== undefined}>
        {message === undefined ? (
          'Scripts, frames and styles are removed when you save.'
        ) : (
          <ValidationError error={message} />
        )}
      </FormHelperText>
    </Box>
  );
}

function EditorSkeleton() {
  return (
    <Box role="status" aria-label="Loading the editor">
      <Skeleton variant="rectangular" animation={false} sx={{ height: 320 }} />
    </Box>
  );
}
