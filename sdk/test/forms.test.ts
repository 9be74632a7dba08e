import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** What draws a form, and a dialog that is one. */
const DRAWS_FORM = /<form\b|component="form"|<Form\b|<FormDialog\b/;
/** What asks before a form with unsaved changes is left or closed. */
const ASKS = /\buseUnsaved\(|\buseCloseUnsaved\(|<EditorFrame\b|<FormDialog\b|<HoldUnsaved\b/;

/** Forms that lose nothing, and why. */
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
    'storefront/src/catalog/buy-action.tsx',
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
  'the one around it asks': ['backoffice/src/bulk/filling-form.tsx'],
  'it only chooses what is offered': ['backoffice/src/shipping/label-dialog.tsx'],
};

it('every form asks before it is left with unsaved changes', () => {
  const forms = globSync('{backoffice,storefront}/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx') && !/\/(fixtures|test|mock)\//.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => DRAWS_FORM.test(source));
  const silent = forms.filter(({ source }) => !ASKS.test(source)).map(({ file }) => file);
  expect(silent.toSorted()).toEqual(Object.values(losesNothing).flat().toSorted());
});
