import {
  DOWNLOAD_BYTES,
  inMegabytes,
  PICTURE_BYTES,
  PUBLIC_FILE_BYTES,
} from '@spindle/sdk/domain/media/invalid-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { validateUpload } from '../../downloads/download-field.tsx';
import { DropArea } from '../../editing/drop-area.tsx';
import { IMAGE_TYPES, validateImage } from '../../editing/image-rules.ts';
import { OutcomeNote, type Outcome } from '../../ui/outcome-note.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { titleOfFile, unusedName } from './unused-name.ts';

interface Kind {
  /** What one file is called, and several. */
  names: readonly [string, string];
  button: string;
  hint: string;
  accept?: string;
  /** Returns why this file can't be uploaded, or null. */
  validate: (file: File) => string | null;
}

const kinds = {
  IMAGE: {
    names: ['picture', 'pictures'],
    button: 'Add pictures',
    hint: `Or drop several here. JPEG, PNG, WebP or AVIF, up to ${inMegabytes(PICTURE_BYTES)} each.`,
    accept: IMAGE_TYPES.join(','),
    validate: validateImage,
  },
  FILE: {
    names: ['file', 'files'],
    button: 'Add data sheets and drawings',
    hint: `Or drop several here. PDF, STEP, STL, DXF or ZIP, up to ${inMegabytes(PUBLIC_FILE_BYTES)} each. Everyone can download them.`,
    validate: validateUpload(PUBLIC_FILE_BYTES),
  },
  DOWNLOADABLE: {
    names: ['file', 'files'],
    button: 'Add files for buyers',
    hint: `Or drop several here, up to ${inMegabytes(DOWNLOAD_BYTES)} each. Only buyers can download them.`,
    validate: validateUpload(DOWNLOAD_BYTES),
  },
} satisfies Partial<Record<Attribute['type'], Kind>>;

interface Props {
  type: keyof typeof kinds;
  calls: AttributeCalls;
  attributes: readonly Attribute[];
  /** The item's title, which describes a picture until staff write something better. */
  title: string;
  /** Saves the first picture as the item's own, if the item has none. */
  saveMain?: (picture: File) => Promise<unknown>;
}

/** Adds several pictures or files together, each as an attribute, one after the other. */
export function AddFiles({ type, calls, attributes, title, saveMain }: Props) {
  const { names, button, hint, validate, ...kind }: Kind = kinds[type];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const add = useAction({
    async mutationFn(files: readonly File[]) {
      const taken = new Set(attributes.map(({ attributeId }) => attributeId));
      const failed: string[] = [];
      let asMain = saveMain;
      for (const [at, file] of files.entries()) {
        const uploading = `Uploading ${at + 1} of ${files.length}: ${file.name}`;
        setProgress(uploading);
        const name = unusedName(file.name, taken);
        const description = type === 'IMAGE' ? title : titleOfFile(file.name);
        const value = type === 'IMAGE' ? '' : file.name;
        const onProgress = (share: number) =>
          setProgress(`${uploading} (${Math.round(share * 100)}%)`);
        const why =
          validate(file) ??
          (await reasonOf(
            file,
            asMain
              ? asMain(file)
              : calls.save(name, { type, value, description, file }, { onProgress }),
          ));
        if (why !== null) failed.push(why);
        else if (asMain) asMain = undefined;
        else taken.add(name);
      }
      return { added: files.length - failed.length, failed };
    },
    onSuccess({ added, failed }) {
      const good = failed.length === 0;
      const done = added === 1 ? `1 ${names[0]} added` : `${added} ${names[1]} added`;
      setOutcome({ good, title: done, text: failed.join(' ') });
    },
    onSettled: () => setProgress(''),
  });
  useUnsaved(add.isPending);

  function choose(files: FileList | null) {
    setOutcome(null);
    if (files && files.length > 0) add.mutate([...files]);
  }

  return (
    <Box sx={{ mb: 1 }}>
      <OutcomeNote outcome={outcome} />
      <DropArea closed={add.isPending} onDrop={choose}>
        <Button
          variant="outlined"
          loading={add.isPending}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={`${button}: files`}
          {...kind}
          onChange={(event) => {
            choose(event.target.files);
            event.target.value = '';
          }}
        />
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </DropArea>
      <Box role="status" sx={{ mt: 1, minHeight: '1.5em', fontSize: '0.8125rem' }}>
        {progress}
      </Box>
    </Box>
  );
}

/** Returns why the file wasn't saved, or null. */
async function reasonOf(file: File, saving: Promise<unknown>): Promise<string | null> {
  try {
    await saving;
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `${file.name}: ${error.message}`;
  }
}
