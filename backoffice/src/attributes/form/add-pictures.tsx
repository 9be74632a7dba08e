import { inMegabytes, PICTURE_BYTES } from '@spindle/sdk/domain/media/invalid-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { DropArea } from '../../editing/drop-area.tsx';
import { IMAGE_TYPES, validateImage } from '../../editing/image-rules.ts';
import { OutcomeNote, type Outcome } from '../../ui/outcome-note.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { unusedName } from './unused-name.ts';

interface Props {
  calls: AttributeCalls;
  attributes: readonly Attribute[];
  /** The item's title, which describes a picture until staff write something better. */
  title: string;
}

/** Adds several pictures, each as an attribute, one after the other. */
export function AddPictures({ calls, attributes, title }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const add = useAction({
    async mutationFn(files: readonly File[]) {
      const taken = new Set(attributes.map(({ attributeId }) => attributeId));
      const failed: string[] = [];
      for (const [at, file] of files.entries()) {
        setProgress(`Uploading ${at + 1} of ${files.length}: ${file.name}`);
        const name = unusedName(file.name, taken);
        const why = validateImage(file) ?? (await upload(name, file));
        if (why === null) taken.add(name);
        else failed.push(why);
      }
      return { added: files.length - failed.length, failed };
    },
    onSuccess({ added, failed }) {
      const good = failed.length === 0;
      const done = added === 1 ? '1 picture added' : `${added} pictures added`;
      setOutcome({ good, title: done, text: failed.join(' ') });
    },
    onSettled: () => setProgress(''),
  });
  useUnsaved(add.isPending);

  /** Returns why the picture wasn't added, or null. */
  async function upload(name: string, file: File): Promise<string | null> {
    try {
      await calls.save(name, { type: 'IMAGE', value: '', description: title, file });
      return null;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return `${file.name}: ${error.message}`;
    }
  }

  function choose(files: FileList | null) {
    setOutcome(null);
    if (files && files.length > 0) add.mutate([...files]);
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, maxWidth: 960 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        Pictures
      </Typography>
      <OutcomeNote outcome={outcome} />
      <DropArea closed={add.isPending} onDrop={choose}>
        <Button
          variant="outlined"
          loading={add.isPending}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Picture files"
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            choose(event.target.files);
            event.target.value = '';
          }}
        />
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {`Or drop several here. JPEG, PNG, WebP or AVIF, up to ${inMegabytes(PICTURE_BYTES)} each.`}
        </Typography>
      </DropArea>
      <Box role="status" sx={{ mt: 1, minHeight: '1.5em', fontSize: '0.8125rem' }}>
        {progress}
      </Box>
    </Box>
  );
}
