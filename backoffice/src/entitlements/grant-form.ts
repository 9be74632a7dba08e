import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { lastDayLabel } from '@spindle/sdk/domain/entitlements/grants';
import type { FieldError } from '@spindle/sdk/errors';
import { textOf, type FormValues } from '../ui/form-values.ts';

/** The dialog's initial values. `until` is a day, such as `2026-12-31`. */
export const emptyGrant = { catalogId: '', catalogItemId: '', time: 'good', until: '', note: '' };

const MIN_NOTE_LENGTH = 3;
export const MAX_NOTE_LENGTH = 500;

export const validateNote = (note: unknown) =>
  textOf(note).length < MIN_NOTE_LENGTH ? 'Enter a reason.' : undefined;

export function bodyOf({ time, ...values }: FormValues): BodyOf<'grantAccess'> {
  return {
    catalogId: textOf(values['catalogId']),
    catalogItemId: textOf(values['catalogItemId']),
    note: textOf(values['note']),
    ...(time === 'day' && { until: textOf(values['until']) }),
  };
}

const names: Record<string, string> = {
  catalogId: 'The catalog',
  catalogItemId: 'The item',
  until: lastDayLabel,
  note: 'The note',
};

export const errorsFrom = (errors: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(
    errors
      .filter(({ path }) => Object.hasOwn(names, path))
      .map(({ path, message }) => [path, `${names[path]} ${message}`]),
  );
