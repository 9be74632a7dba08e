import { useGuard } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import type { FormResource } from '../providers/write-hooks.ts';
import type { ReplyRecords } from '../providers/writes/write.ts';
import { outcomeOf, type SaveOutcome } from './save-outcome.ts';
import { useImageUpload } from './use-image-upload.ts';
import { valueDifferences } from './value-differences.ts';

type Fields = Record<string, string | number | boolean>;

export type Refused<Saved> = Extract<
  SaveOutcome<Saved>,
  { kind: 'refused' } | { kind: 'not-uploaded' }
>;

/** The picture that was chosen, and who is told how far it is. */
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
  /** Null makes a new one. */
  record: Saved | null;
  /** What the form holds of a record, or of a new one. */
  valuesOf: (record: Saved | null) => Values;
  resource: FormResource;
  /** The record in a reply that refuses it. */
  recordIn: (reply: ReplyRecords) => Saved | undefined;
  /** Closes the editor. */
  onSaved: (record: Saved) => void;
  onRefused?: (outcome: Refused<Saved>) => void;
}

/** What an editor holds, how saving it goes, and the picture that goes after it. */
export function useRecordEditor<Saved, Values extends Fields>(options: Options<Saved, Values>) {
  const { resource, record, valuesOf, recordIn, onSaved, onRefused } = options;
  type Save = SaveEdited<Saved, Values>;
  const labelOf = (field: string) => `resources.${resource}.fields.${field}`;
  const guard = useGuard<Record<string, string> | undefined>();
  const picture = useImageUpload();
  // Not the record of the list: that is loaded again while somebody types.
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

  /** Answers what is wrong with which field. */
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
      // Both changed the same, or they changed what is not edited here.
      if (valueDifferences(labelOf, both, valuesOf(theirs)).length === 0)
        return settle(save, both, theirs);
    }
    setOutcome(next);
    // Saved, the editor is closed: it saves nothing again meanwhile.
    setSaving(next.kind === 'saved');
    switch (next.kind) {
      case 'saved':
        onSaved(next.record);
        return undefined;
      case 'not-uploaded':
        picture.setError(next.reason);
        begin(next.record, valuesOf(next.record));
        setMerged(false);
        onRefused?.(next);
        return undefined;
      case 'refused':
        onRefused?.(next);
        return Object.fromEntries(next.errors.map(({ path, message }) => [path, message]));
      case 'conflict':
        return undefined;
    }
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

  /** What would be changed by saving mine, field by field. */
  function differencesFrom(mine: Values, theirs: Saved) {
    return valueDifferences(labelOf, merge(mine, base, theirs), valuesOf(theirs));
  }

  function takeTheirs(theirs: Saved) {
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
    /** What the form begins with, anew with each round. */
    start,
    round,
    /** Whether something is not saved that the form itself does not know of. */
    changed: merged || picture.file !== null,
    outcome,
    saving,
    picture,
    submit,
    differencesFrom,
    takeTheirs,
    keepMine,
    /** The record is another version by now, though nothing that is filled in here is another. */
    rebase: setBase,
  };
}

/** Applies my changes on top of what somebody else has saved in the meantime. */
function mergeEdits<Values extends Fields>(mine: Values, start: Values, theirs: Values): Values {
  const merged = { ...theirs };
  let field: keyof Values;
  for (field in mine) {
    if (mine[field] !== start[field]) merged[field] = mine[field];
  }
  return merged;
}
