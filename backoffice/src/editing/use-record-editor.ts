import type { FieldError } from '@spindle/sdk/errors';
import { useGuard } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import type { FormResource } from '../providers/write-hooks.ts';
import type { ReplyRecords } from '../providers/writes/write.ts';
import { outcomeOf, type SaveOutcome } from './save-outcome.ts';
import { useImageUpload } from './use-image-upload.ts';
import { valueDifferences } from './value-differences.ts';

type Fields = Record<string, string | number | boolean>;

export type FailedSave<Saved> = Extract<
  SaveOutcome<Saved>,
  { kind: 'refused' } | { kind: 'partly-saved' } | { kind: 'not-uploaded' }
>;

/** The selected picture, with a callback for its upload progress. */
export interface Picture {
  file: File | null;
  onProgress: (share: number) => void;
}

export type SaveEdited<Saved, Values> = (
  against: Saved | null,
  values: Values,
  picture: Picture,
) => Promise<Saved>;

interface Options<Saved, Values extends Fields> {
  /** Null creates a new record. */
  record: Saved | null;
  /** Returns the form's values for a record, or for a new record. */
  valuesOf: (record: Saved | null) => Values;
  resource: FormResource;
  /** Returns the current record from an error response. */
  recordIn: (reply: ReplyRecords) => Saved | undefined;
  /** Closes the editor, or returns 'open' to continue with the saved record. */
  onSaved: (record: Saved) => 'open' | void;
  /** Labels of fields that aren't among the resource's fields. */
  labels?: Readonly<Record<string, string>>;
  onRefused?: (outcome: FailedSave<Saved>) => void;
}

/** Holds an editor's values, saves them, and then uploads the picture. */
export function useRecordEditor<Saved, Values extends Fields>(options: Options<Saved, Values>) {
  const { resource, record, valuesOf, recordIn, onSaved, onRefused, labels = {} } = options;
  type Save = SaveEdited<Saved, Values>;
  const labelOf = (field: string) => labels[field] ?? `resources.${resource}.fields.${field}`;
  const guard = useGuard<Record<string, string> | undefined>();
  const picture = useImageUpload();
  // Kept in state, because the list may reload its record while the user types.
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(() => valuesOf(record));
  const [round, setRound] = useState(0);
  const [merged, setMerged] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome<Saved> | null>(null);
  const [saving, setSaving] = useState(false);

  function begin(from: Saved | null, values: Values) {
    setBase(from);
    setStart(values);
    setRound((before) => before + 1);
  }

  /** Returns the errors by field. */
  const submit = (save: Save, values: Values, against = base) =>
    guard('', async () => {
      setSaving(true);
      setOutcome(null);
      picture.setError(null);
      try {
        return await settle(save, values, against);
      } finally {
        picture.setProgress(null);
      }
    });

  async function settle(
    save: Save,
    values: Values,
    against: Saved | null,
  ): Promise<Record<string, string> | undefined> {
    const next = await attempt(save, values, against);
    if (next.kind === 'conflict') {
      const { theirs } = next;
      const both = merge(values, against, theirs);
      // Saves again without asking if both people made the same changes, or changed different
      // fields.
      if (valueDifferences(labelOf, both, valuesOf(theirs)).length === 0)
        return settle(save, both, theirs);
    }
    setOutcome(next);
    const closed = next.kind === 'saved' && onSaved(next.record) !== 'open';
    // A closing editor must not save again.
    setSaving(closed);
    switch (next.kind) {
      case 'saved':
        if (closed) break;
        picture.choose(null);
        acceptTheirs(next.record);
        break;
      case 'not-uploaded':
        picture.setError(next.reason);
        begin(next.record, valuesOf(next.record));
        setMerged(false);
        onRefused?.(next);
        break;
      case 'partly-saved':
        setMerged(true);
        // The form of a new record starts again with what was typed.
        if (base === null) begin(next.record, values);
        else setBase(next.record);
        onRefused?.(next);
        return errorsIn(next);
      case 'refused':
        onRefused?.(next);
        return errorsIn(next);
      case 'conflict':
    }
    return undefined;
  }

  async function attempt(
    save: Save,
    values: Values,
    against: Saved | null,
  ): Promise<SaveOutcome<Saved>> {
    const { file, setProgress } = picture;
    try {
      const saved = await save(against, values, { file, onProgress: setProgress });
      return { kind: 'saved', record: saved };
    } catch (cause) {
      return outcomeOf(cause, recordIn);
    }
  }

  function merge(mine: Values, from: Saved | null, theirs: Saved) {
    return mergeEdits(mine, valuesOf(from), valuesOf(theirs));
  }

  /** Returns what saving the user's version would change, by field. */
  function differencesFrom(mine: Values, theirs: Saved) {
    return valueDifferences(labelOf, merge(mine, base, theirs), valuesOf(theirs));
  }

  function acceptTheirs(theirs: Saved) {
    setOutcome(null);
    setMerged(false);
    begin(theirs, valuesOf(theirs));
  }

  async function keepMine(save: Save, mine: Values, theirs: Saved) {
    const values = merge(mine, base, theirs);
    setMerged(true);
    begin(theirs, values);
    await submit(save, values, theirs);
  }

  return {
    base,
    /** The initial values, replaced for each new form. */
    start,
    round,
    /** True if something is unsaved that the form doesn't track. */
    changed: merged || picture.file !== null,
    outcome,
    saving,
    picture,
    submit,
    differencesFrom,
    takeTheirs: acceptTheirs,
    keepMine,
    /** Continues from another version of the record. No field in the form may differ. */
    rebase: setBase,
  };
}

const errorsIn = ({ errors }: { errors: readonly FieldError[] }) =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

/** Applies the user's changes on top of the other person's saved version. */
function mergeEdits<Values extends Fields>(mine: Values, start: Values, theirs: Values): Values {
  const merged = { ...theirs };
  let field: keyof Values;
  for (field in mine) {
    if (mine[field] !== start[field]) merged[field] = mine[field];
  }
  return merged;
}
