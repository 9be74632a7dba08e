import { useFormChanged } from './use-form-changed.ts';
import { useUnsaved } from './unsaved.tsx';

/** Asks before unsaved input is left. Belongs inside a `<Form>`. */
export function HoldUnsaved() {
  useUnsaved(useFormChanged());
  return null;
}
