import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** Code that renders a form, or a dialog or editor with a form. */
const DRAWS_FORM = /<form\b|component="form"|<Form\b|<(?:Form|Record)Dialog\b|<RecordForm\b/;
/** Code that asks before unsaved changes are lost. */
const ASKS =
  /\buseUnsaved\(|\buseCloseUnsaved\(|<EditorFrame\b|<(?:Form|Record)Dialog\b|<HoldUnsaved\b|<RecordForm\b/;

/** Forms without anything to lose, and why. */
const losesNothing: Record<string, readonly string[]> = {
  'the address of the page keeps it': [
    'backoffice/src/orders/search-form.tsx',
    'storefront/src/compare/compare-form.tsx',
    'storefront/src/finding/range-form.tsx',
    'storefront/src/finding/sort-form.tsx',
    'storefront/src/search/search-box.tsx',
  ],
  'this browser keeps what was typed': [
    'storefront/src/checkout/quote/place-form.tsx',
    'storefront/src/support/contact-form.tsx',
  ],
  'it is a button, a scan, a code or a word that is sent at once': [
    'backoffice/src/app/proof-form.tsx',
    'backoffice/src/scanning/scan-field.tsx',
    'storefront/src/account/fresh-code-form.tsx',
    'storefront/src/account/passkeys/add-passkey-form.tsx',
    'storefront/src/app/proof-form.tsx',
    'storefront/src/cart/enter-code.tsx',
    'storefront/src/offers/buy-action.tsx',
    'storefront/src/identity/code-form.tsx',
    'storefront/src/identity/registration/step-code-form.tsx',
    'storefront/src/partslist/add-to-parts.tsx',
  ],
  'passwords are typed anew, and an estimate is only looked at': [
    'storefront/src/identity/credentials-view.tsx',
    'storefront/src/identity/recovery/email-step.tsx',
    'storefront/src/identity/recovery/new-password-step.tsx',
    'storefront/src/shipping/shipping-form.tsx',
  ],
  'the one around it asks': [
    'backoffice/src/bulk/input-form.tsx',
    'backoffice/src/editing/split-form.tsx',
  ],
  'it only chooses what is offered': [
    'backoffice/src/shipping/label-dialog.tsx',
    'backoffice/src/webhooks/replay-since.tsx',
  ],
};

/** Shared components that render forms for others. The files that use them are checked instead. */
const drawnByOthers = new Set([
  'backoffice/src/editing/editor-frame.tsx',
  'backoffice/src/editing/record-dialog.tsx',
  'backoffice/src/editing/record-form.tsx',
  'backoffice/src/ui/form-dialog.tsx',
  'backoffice/src/ui/hold-unsaved.tsx',
  'backoffice/src/ui/unsaved.tsx',
]);

/** Returns the forms that have nothing to lose. */
export const formsThatLoseNothing = (): string[] => Object.values(losesNothing).flat().toSorted();

/** Returns the files that render a form but never ask before it is left. */
export const silentForms = (): string[] =>
  filesOf('{backoffice,storefront}')
    .filter(({ source }) => DRAWS_FORM.test(source) && !ASKS.test(source))
    .map(({ file }) => file)
    .toSorted();

/** Returns a front end's files that ask before input is lost, relative to its `src`. */
export const formsThatAsk = (frontEnd: 'backoffice' | 'storefront'): string[] =>
  filesOf(frontEnd)
    .filter(({ file, source }) => ASKS.test(source) && !drawnByOthers.has(file))
    .map(({ file }) => file.slice(`${frontEnd}/src/`.length))
    .toSorted();

function filesOf(frontEnds: string): { file: string; source: string }[] {
  return globSync(`${frontEnds}/src/**/*.tsx`, { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx') && !/\/(fixtures|test|mock)\//.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
}
