import {
  isRequired,
  NumberInput as RaNumberInput,
  SelectInput as RaSelectInput,
  TextInput as RaTextInput,
  type NumberInputProps,
  type SelectInputProps,
  type TextInputProps,
} from 'react-admin';

// react-admin only marks required inputs with an asterisk. These inputs also tell screen readers.

export const TextInput = (props: TextInputProps) => (
  <RaTextInput required={isRequiredInput(props)} {...props} />
);

export const NumberInput = (props: NumberInputProps) => (
  <RaNumberInput required={isRequiredInput(props)} {...props} />
);

export const SelectInput = (props: SelectInputProps) => (
  <RaSelectInput required={isRequiredInput(props)} {...props} />
);

const isRequiredInput = (props: Pick<TextInputProps, 'isRequired' | 'validate'>) =>
  props.isRequired ?? isRequired(props.validate);
