import type { Html } from '@spindle/sdk/demo/html';
import { fieldView as labeledField } from '@spindle/sdk/demo/provider-pages/field-view';
import { shell as pageShell } from '@spindle/sdk/demo/provider-pages/shell';
import type { PayErrors, PayForm } from './pay-form.ts';

/**
 * Renders the frame of every page that customers see.
 * @param style the URL of a page's own style sheet
 */
export function shell(title: string, content: Html, style: string | null = null): string {
  const styles = ['/pay/style.css', ...(style === null ? [] : [style])];
  return pageShell(title, content, { styles, script: '/pay/page.js' });
}

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

/** Renders a labeled input with its error. */
export const fieldView = ({ form, errors }: FieldState, field: Field): Html =>
  labeledField({ ...field, value: form[field.name], error: errors[field.name] });
