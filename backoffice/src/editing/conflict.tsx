import { useWatch } from 'react-hook-form';
import { ConflictChoice, type Difference } from './conflict-choice.tsx';
import type { FormValues } from '../ui/form-values.ts';

interface Props<Values> {
  read: (values: FormValues) => Values;
  differencesFrom: (mine: Values) => Difference[];
  onTakeTheirs: () => void;
  onKeepMine: (mine: Values) => void;
}

/** Compares the saved version with the form's current values. */
export function Conflict<Values>(props: Props<Values>) {
  const { read, differencesFrom, onTakeTheirs, onKeepMine } = props;
  const mine = read(useWatch());
  return (
    <ConflictChoice
      differences={differencesFrom(mine)}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={() => onKeepMine(mine)}
    />
  );
}
