import type { CheckboxProps } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';

interface Colors {
  ink: string;
  inkSoft: string;
  sheet: string;
  rule: string;
  ruleStrong: string;
  /** Filled buttons, if they have a color of their own. */
  button?: { fill: string; text: string };
}

/** Styles for MUI's components: flat, dense, separated by hairlines. */
export function componentStyles({ ink, inkSoft, sheet, rule, ruleStrong, button }: Colors) {
  const focus = { outline: `2px solid ${ink}`, outlineOffset: 1 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focus } },
    },
    MuiLink: { styleOverrides: { root: { '&:focus-visible': focus } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          '&.MuiButton-containedPrimary:not(.Mui-disabled)': button && {
            color: button.text,
            backgroundColor: button.fill,
            '&:hover': { filter: 'brightness(0.9)' },
          },
        },
      },
    },
    MuiAppBar: { defaultProps: { elevation: 0 } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: rule } },
    },
    MuiMenu: {
      // Keeps menus inside a landmark, for users who navigate by landmark.
      defaultProps: { container: () => document.querySelector('main') },
      styleOverrides: { paper: { border: `1px solid ${ruleStrong}` } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: `1px solid ${ruleStrong}`,
          // A long form scrolls between its title and its buttons, which stay in place.
          '& > form, & > div > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          // react-admin names the element around a row's checkbox, but the name belongs to the
          // checkbox.
          root: { 'aria-label': undefined },
          input: (checkbox: CheckboxProps) => ({ 'aria-label': checkbox['aria-label'] }),
        },
      },
    },
    MuiDialogContent: {
      // The library leaves no space above the first field, which would cut off its label.
      styleOverrides: {
        root: { '.MuiDialogTitle-root + &, .MuiDialogTitle-root + * &': { paddingTop: 8 } },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${ruleStrong}` } } },
    MuiTextField: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
    },
    // Makes the group's label as large as that of other groups.
    RaRadioButtonGroupInput: {
      defaultProps: { margin: 'none' },
      styleOverrides: { root: { '& .MuiFormLabel-root': { transform: 'none' } } },
    },
    // react-admin adds its own asterisk to the label.
    MuiInputLabel: { defaultProps: { required: false } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: sheet },
        notchedOutline: { borderColor: ruleStrong },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: rule,
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
          '&.MuiTableCell-sizeSmall': {
            padding: '7px 12px',
            // At this width, the widest lists need the space.
            '@media (max-width: 1399px)': { paddingInline: '8px' },
          },
        },
        head: { color: inkSoft, fontSize: '0.8125rem', fontWeight: 560, whiteSpace: 'nowrap' },
      },
    },
    MuiTablePagination: {
      styleOverrides: { root: { fontVariantNumeric: 'tabular-nums', overflow: 'hidden' } },
    },
    MuiTooltip: {
      defaultProps: { slotProps: { popper: { container: () => document.querySelector('main') } } },
      styleOverrides: { tooltip: { backgroundColor: ink, color: sheet, fontSize: '0.8125rem' } },
    },
  } satisfies RaThemeOptions['components'];
}
