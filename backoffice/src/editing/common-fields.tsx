import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { required } from 'react-admin';
import { NumberInput, TextInput } from '../ui/inputs.tsx';
import { textOf } from '../ui/form-values.ts';

const titleRequired = requiredText('Title is required');
const descriptionRequired = requiredText('Description is required.');
const orderRequired = required('Order is required.');

/** The fields that sections and elements share, in this order. */
export function TitleAndDescription() {
  return (
    <>
      <TextInput source="title" validate={titleRequired} helperText={false} />
      <TextInput
        source="description"
        validate={descriptionRequired}
        multiline
        minRows={3}
        helperText={false}
      />
    </>
  );
}

export function OrderField() {
  return (
    <NumberInput
      source="listingOrderWeight"
      validate={orderRequired}
      step={1}
      helperText="Lower numbers appear first."
      sx={{ maxWidth: 240 }}
    />
  );
}

/** Shows checkboxes side by side where there is space. */
export function Flags({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>{children}</Box>;
}

/** Rejects text that contains only spaces. */
export function requiredText(message: string) {
  return [required(message), (value: unknown) => (textOf(value) === '' ? message : undefined)];
}
