import type { AttributeType } from '../attribute-calls.ts';
import { HtmlField } from '../markup/html-field.tsx';
import { AttributeInput } from './attribute-input.tsx';
import { kinds } from './attribute-kinds.ts';
import { ColorField } from './color-field.tsx';
import { TaxCodeField } from './tax-code-field.tsx';
import { VideoField } from './video-field.tsx';

const LONGEST_TEXT = 2000;
const LONGEST_LINK = 2048;

/** Renders the input for the attribute's type. Pictures have their own field. */
export function ValueField({ type }: { type: AttributeType }) {
  const { input, label, hint } = kinds[type];
  switch (input) {
    case 'html':
      return <HtmlField source="value" label={label} />;
    case 'image':
      return null;
    case 'video':
      return <VideoField label={label} hint={hint} />;
    case 'color':
      return <ColorField label={label} hint={hint} />;
    case 'tax-code':
      return <TaxCodeField label={label} hint={hint} />;
    case 'address':
      return (
        <AttributeInput
          source="value"
          label={label}
          helperText={hint}
          type="url"
          maxLength={LONGEST_LINK}
        />
      );
    default:
      return (
        <AttributeInput
          source="value"
          label={label}
          helperText={hint}
          maxLength={LONGEST_TEXT}
          {...(type === 'WEIGHT' && { inputMode: 'decimal' })}
        />
      );
  }
}
