import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { FileField } from '../editing/file-field.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { Release } from '../providers/records.ts';
import { formatBytes, formatCount } from '../ui/format.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useUploadRelease } from './use-upload-release.ts';
import { validateZip, zipRules } from './zip-rules.ts';

const leaving = {
  title: 'Stop the upload?',
  text: "The upload isn't finished. If you leave, the upload stops and nothing changes for subscribers.",
  confirm: 'Stop upload',
};

/** Uploads the next version, which subscribers get right away. */
export function UploadPanel({ name, open }: { name: ItemName; open: Release | null }) {
  const upload = useUploadRelease(name);
  const { file, progress, error, stopped, opened } = upload;
  useUnsaved(progress !== null, leaving);
  const button = useRef<HTMLButtonElement>(null);
  const sending = progress !== null;
  // The result is outdated once another version is available.
  const result = opened?.id === open?.id ? opened : null;
  const ready = file !== null && !sending;
  useEffect(() => {
    // After a selection, a rejection or a cancellation, this button is the next step.
    if (ready && document.activeElement === document.body) button.current?.focus();
  }, [ready]);

  return (
    <Box component="section" aria-labelledby="upload-title" sx={{ mt: 4 }}>
      <Typography id="upload-title" variant="h2" sx={{ mb: 1 }}>
        Upload a new version
      </Typography>
      <OutcomeNote outcome={result ? outcomeOf(result) : null} focused />
      <FileField
        label="Zip file"
        hint={zipRules}
        accept=".zip,application/zip"
        current={null}
        file={file}
        onChoose={upload.choose}
        whyNot={validateZip}
        next={stopped ? 'Upload canceled. Nothing has changed.' : uploadEffect(open)}
        progress={progress}
        afterwards="Unpacking and checking…"
        onCancel={upload.cancel}
        error={error}
      />
      {ready && (
        <Button ref={button} variant="contained" onClick={upload.send} sx={{ mt: 1.5 }}>
          Upload and make available
        </Button>
      )}
    </Box>
  );
}

function uploadEffect(open: Release | null): string {
  if (!open) return 'Subscribers get access after your upload passes checks.';
  return `After it passes checks, your upload replaces release ${open.number} for subscribers.`;
}

function outcomeOf({ name, files, bytes, Reason }: Release & { Reason: string }) {
  const text = `${name}: ${formatCount(files)} files, ${formatBytes(bytes)} unpacked.`;
  return { good: true, title: Reason, text };
}
