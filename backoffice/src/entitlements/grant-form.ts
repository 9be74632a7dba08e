import type { FieldError } from '@spindle/sdk/errors';

/** What the dialog holds. */
export interface GrantForm {
  catalogId: string;
  catalogItemId: string;
  forGood: boolean;
  /** `2026-12-31`; only of use when it is not for good. */
  until: string;
  note: string;
}

export type GrantErrors = Partial<Record<keyof GrantForm, string>>;

export const emptyGrant: GrantForm = {
  catalogId: '',
  catalogItemId: '',
  forGood: true,
  until: '',
  note: '',
};

const SHORTEST_NOTE = 3;
export const LONGEST_NOTE = 500;

/** What is missing, field by field. `today` is a day of the shop's calendar. */
export function missingFrom(form: GrantForm, today: string): GrantErrors {
  const { catalogId, catalogItemId, forGood, until, note } = form;
  return {
    ...(catalogId === '' && { catalogId: 'Choose a catalogue.' }),
    ...(catalogId !== '' && catalogItemId === '' && { catalogItemId: 'Choose an item.' }),
    ...(!forGood && until === '' && { until: 'Choose the last day.' }),
    ...(!forGood && until !== '' && until < today && { until: 'Choose today or a later day.' }),
    ...(note.trim().length < SHORTEST_NOTE && { note: 'Write a few words on why.' }),
  };
}

const labels: Record<string, keyof GrantForm> = {
  catalogId: 'catalogId',
  catalogItemId: 'catalogItemId',
  until: 'until',
  note: 'note',
};

const names: Partial<Record<keyof GrantForm, string>> = {
  catalogId: 'The catalogue',
  catalogItemId: 'The item',
  until: 'The last day',
  note: 'The note',
};

/** What the shop found wrong, at its field. */
export function errorsFrom(errors: readonly FieldError[]): GrantErrors {
  const found: GrantErrors = {};
  for (const { path, message } of errors) {
    const field = labels[path];
    if (field) found[field] = `${names[field]} ${message}`;
  }
  return found;
}
