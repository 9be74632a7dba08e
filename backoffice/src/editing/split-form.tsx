import { Box, type SxProps, type Theme } from '@mui/material';
import {
  createContext,
  use,
  useMemo,
  type SubmitEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {
  FormGroupsProvider,
  SourceContextProvider,
  useAugmentedForm,
  type Form,
} from 'react-admin';
import { FormProvider } from 'react-hook-form';

type Props = ComponentProps<typeof Form> & { resource: string };

const Submit = createContext<(event: SubmitEvent) => void>(() => undefined);

/**
 * Works like react-admin's `Form`, but its fields stand in several `FormPart`s. Other forms fit
 * between the parts, because HTML forms can't contain each other. Each part submits all of them.
 */
export function SplitForm({ children, ...props }: Props) {
  const { resource } = props;
  const { form, formHandleSubmit } = useAugmentedForm(props);
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => `resources.${resource}.fields.${source}`,
    }),
    [resource],
  );
  return (
    <SourceContextProvider value={sources}>
      <FormProvider {...form}>
        <FormGroupsProvider>
          <Submit value={formHandleSubmit}>{children}</Submit>
        </FormGroupsProvider>
      </FormProvider>
    </SourceContextProvider>
  );
}

/** Holds some of the fields of the surrounding `SplitForm`. */
export function FormPart({ sx, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  return (
    <Box component="form" noValidate onSubmit={use(Submit)} {...(sx && { sx })}>
      {children}
      {/* Without a submit button, Enter would do nothing in a part with several fields. */}
      <input type="submit" hidden aria-label="Save all sections" />
    </Box>
  );
}
