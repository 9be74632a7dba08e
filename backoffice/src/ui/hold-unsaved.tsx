import { useFormChanged } from './use-form-changed.ts';
import { useUnsaved } from './unsaved.tsx';

/** Asks before the user leaves unsaved input. Must be inside a `<Form>`. */
export function HoldUnsaved() {
  useUnsaved(useFormChanged());
  return null;
}
