import { isConflict, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAct } from '../providers/write-hooks.ts';
import { groupsOf, inputOf, valuesOf, type SynonymValues } from './synonym-groups.ts';

type Synonyms = components['schemas']['Synonyms'];

/** Saves the synonyms and holds the result. */
export function useSynonyms(stored: Synonyms) {
  const notify = useNotify();
  const [base, setBase] = useState(stored);
  const [version, setVersion] = useState(stored.version);
  const [send, { error, isPending, reset }] = useAct('synonyms', 'save', {
    onSuccess({ Reason, Synonyms }) {
      setBase(Synonyms);
      setVersion(Synonyms.version);
      notify(Reason, { type: 'success' });
    },
  });
  const theirs = isConflict(error) ? error.body.Synonyms : undefined;

  /** Resolves with the server's errors by group. */
  async function save(values: SynonymValues, against = version) {
    setVersion(against);
    try {
      const data = { groups: groupsOf(values) };
      await send({ data, meta: { version: against } }, { returnPromise: true });
      return undefined;
    } catch (failure) {
      return failure instanceof ShopError ? wrongInputs(failure, values) : undefined;
    }
  }

  return {
    base,
    // A new version makes the form replace the typed values with the saved ones.
    start: { ...valuesOf(base.groups), version: base.version },
    saving: isPending,
    /** What someone else saved in the meantime. */
    theirs,
    failure: theirs === undefined ? error : null,
    save,
    keepMine: (values: SynonymValues) => save(values, theirs?.version),
    takeTheirs() {
      if (theirs === undefined) return;
      setBase(theirs);
      setVersion(theirs.version);
      reset();
    },
  };
}

/** Returns the errors by input. The server's indexes don't count empty groups. */
function wrongInputs({ errors }: ShopError, values: SynonymValues): Record<string, string> {
  const wrong = new Map<number, string>();
  for (const { path, message } of errors) {
    const input = inputOf(values, Number(path.split('.')[1]));
    if (input !== undefined && !wrong.has(input)) wrong.set(input, `This group ${message}`);
  }
  return Object.fromEntries([...wrong].map(([input, text]) => [`groups.${input}.text`, text]));
}
