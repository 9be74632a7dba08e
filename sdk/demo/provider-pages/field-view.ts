import { html, type Html } from '../html.ts';

interface Field {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  type?: string;
  inputmode?: string;
  list?: string;
  half?: boolean;
  /** The field's error message. */
  error?: string | undefined;
}

/** Renders a labeled input with its error. */
export function fieldView({ name, error, ...field }: Field): Html {
  const errorId = `${name}-error`;
  return html`<div class="field${field.half ? ' half' : ''}">
    <label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type ?? 'text'}"
      value="${field.value}"
      autocomplete="${field.autocomplete}"
      ${field.inputmode ? html`inputmode="${field.inputmode}"` : null}
      ${field.list ? html`list="${field.list}"` : null}
      ${error ? html`aria-invalid="true" aria-describedby="${errorId}"` : null}
    />
    ${error ? html`<p class="error" id="${errorId}">${error}</p>` : null}
  </div>`;
}
