import type { SettingName } from '@spindle/sdk/domain/settings/settings';
import { isConflict, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAct } from '../providers/write-hooks.ts';
import type { FormValues } from '../ui/form-values.ts';
import { formOf, valuesOf } from './settings-values.ts';

type Stored = components['schemas']['Settings'];

/** Saves the settings and holds the result. */
export function useSettings(stored: Stored) {
  const notify = useNotify();
  const [base, setBase] = useState(stored);
  const [version, setVersion] = useState(stored.version);
  const [send, { error, isPending, reset }] = useAct('settings', 'save', {
    onSuccess({ Reason, settings, locked, version: saved }) {
      setBase({ settings, locked, version: saved });
      setVersion(saved);
      notify(Reason, { type: 'success' });
    },
  });
  const theirs = isConflict(error) ? error.body.Settings : undefined;

  /** Resolves with the server's errors by input. */
  async function save(values: FormValues, against = version) {
    setVersion(against);
    try {
      const data = formOf(values, base.settings);
      await send({ data, meta: { version: against } }, { returnPromise: true });
      return undefined;
    } catch (failure) {
      return failure instanceof ShopError ? wrongInputs(failure) : undefined;
    }
  }

  return {
    base,
    // A new version makes the form replace the typed values with the saved ones.
    start: { ...valuesOf(base.settings), version: base.version },
    isLocked: (name: SettingName) => base.locked.includes(name),
    saving: isPending,
    /** What someone else saved in the meantime. */
    theirs,
    failure: theirs === undefined ? error : null,
    save,
    keepMine: (values: FormValues) => save(values, theirs?.version),
    takeTheirs() {
      if (theirs === undefined) return;
      setBase(theirs);
      setVersion(theirs.version);
      reset();
    },
    /** Continues with a version that another part of the screen saved, and keeps typed values. */
    follow: setVersion,
  };
}

function wrongInputs({ errors }: ShopError): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ path, message }) => [path.split('.')[0] ?? '', message] as const),
  );
}
