import { useQueryClient } from '@tanstack/react-query';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useAttempt } from '@spindle/sdk/react/use-intent';
import type { ImageReply } from '@spindle/sdk/upload';
import { useRef, useState } from 'react';
import { refusedBy, type SaveOutcome } from './save-outcome.ts';
import { valueDifferences } from './value-differences.ts';
import { mergeEdits } from './merge-edits.ts';
import { useImageUpload } from './use-image-upload.ts';

type Fields = Record<string, string | number | boolean>;

export type Refused<Saved> = Extract<
  SaveOutcome<Saved>,
  { kind: 'refused' } | { kind: 'not-uploaded' }
>;

interface Options<Saved, Values extends Fields> {
  /** Null makes a new one. */
  record: Saved | null;
  /** What the form holds of a record, or of a new one. */
  valuesOf: (record: Saved | null) => Values;
  labels: Record<keyof Values & string, string>;
  save: (
    against: Saved | null,
    values: Values,
    upload: ((path: string) => Promise<ImageReply>) | null,
    once: Once,
  ) => Promise<SaveOutcome<Saved>>;
  /** All queries whose keys begin so show what is edited here. */
  staleKey: readonly string[];
  /** Closes the editor. */
  onSaved: (record: Saved) => void;
  onRefused?: (outcome: Refused<Saved>) => void;
}

/** What an editor holds, how saving it goes, and the picture that goes after it. */
export function useRecordEditor<Saved, Values extends Fields>(options: Options<Saved, Values>) {
  const { record, valuesOf, labels, save, staleKey, onSaved, onRefused } = options;
  const client = useQueryClient();
  const attempt = useAttempt();
  const picture = useImageUpload();
  // Not the record of the list: that is loaded again while somebody types.
  const [base, setBase] = useState(record);
  const [start, setStart] = useState(() => valuesOf(record));
  const [round, setRound] = useState(0);
  const [merged, setMerged] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome<Saved> | null>(null);
  const [saving, setSaving] = useState(false);
  // The second click of a double click comes before the first one shows, or after it was answered.
  const underWay = useRef(false);

  function begin(from: Saved | null, values: Values) {
    setBase(from);
    setStart(values);
    setRound((before) => before + 1);
  }

  /** Answers what is wrong with which field. */
  async function submit(values: Values, against = base) {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSaving(true);
    setOutcome(null);
    let closed = false;
    try {
      const answer = await settle(values, against);
      closed = answer === 'saved';
      return answer === 'saved' ? undefined : answer;
    } finally {
      underWay.current = closed;
      setSaving(closed);
    }
  }

  async function settle(
    values: Values,
    against: Saved | null,
  ): Promise<Record<string, string> | 'saved' | undefined> {
    const { file, send } = picture;
    const upload = file && ((path: string) => send(path, file));
    const next = await attempt((once) => save(against, values, upload, once)).catch(refusedBy);
    if (next.kind === 'conflict') {
      const { theirs } = next;
      const both = merge(values, against, theirs);
      // Both changed the same, or they changed what is not edited here.
      if (valueDifferences(labels, both, valuesOf(theirs)).length === 0)
        return settle(both, theirs);
    }
    if (next.kind === 'saved' || next.kind === 'not-uploaded') {
      await client.invalidateQueries({ queryKey: staleKey });
    }
    setOutcome(next);
    switch (next.kind) {
      case 'saved':
        onSaved(next.record);
        return 'saved';
      case 'not-uploaded':
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

  function merge(mine: Values, from: Saved | null, theirs: Saved) {
    return mergeEdits(mine, valuesOf(from), valuesOf(theirs));
  }

  /** What would be changed by saving mine, field by field. */
  function differencesFrom(mine: Values, theirs: Saved) {
    return valueDifferences(labels, merge(mine, base, theirs), valuesOf(theirs));
  }

  function takeTheirs(theirs: Saved) {
    setOutcome(null);
    setMerged(false);
    begin(theirs, valuesOf(theirs));
  }

  async function keepMine(mine: Values, theirs: Saved) {
    const values = merge(mine, base, theirs);
    setMerged(true);
    begin(theirs, values);
    await submit(values, theirs);
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
