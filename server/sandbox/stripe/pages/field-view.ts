import { html, type Html } from '@spindle/sdk/demo/html';
import type { PayErrors, PayForm } from './pay-form.ts';

export interface FieldState {
  form: PayForm;
  errors: PayErrors;
}

interface Field {
  name: keyof PayForm;
  label: string;
  autocomplete: string;
  type?: string;
  inputmode?: string;
  list?: string;
  half?: boolean;
}

/** A labelled input with the error that belongs to it. */
export function fieldView({ form, errors }: FieldState, field: Field): Html {
  const error = errors[field.name];
  const errorId = `${field.name}-error`;
  return html`<div class="field${field.half ? ' half' : ''}">
    <label for="${field.name}">${field.label}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type ?? 'text'}"
      value="${form[field.name]}"
      autocomplete="${field.autocomplete}"
      ${field.inputmode ? html`inputmode="${field.inputmode}"` : null}
      ${field.list ? html`list="${field.list}"` : null}
      ${error ? html`aria-invalid="true" aria-describedby="${errorId}"` : null}
    />
    ${error ? html`<p class="error" id="${errorId}">${error}</p>` : null}
  </div>`;
}
