import { Alert, Box, Button } from '@mui/material';
import { settingLabels } from '@spindle/sdk/domain/settings/settings';
import type { components } from '@spindle/sdk/schema';
import { Form } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ConflictChoice } from '../editing/conflict-choice.tsx';
import { useShowErrors } from '../editing/use-show-errors.ts';
import type { FormValues } from '../ui/form-values.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { AnchoredSection } from './anchored-section.tsx';
import { BrandPicture } from './brand-picture.tsx';
import { sections } from './sections.ts';
import { SettingInput } from './setting-input.tsx';
import { changedNames, valuesOf } from './settings-values.ts';
import { useSettings } from './use-settings.ts';

type Editing = ReturnType<typeof useSettings>;

/** Edits all settings. */
export function SettingsForm({ stored }: { stored: components['schemas']['Settings'] }) {
  const editing = useSettings(stored);
  return (
    <Box role="form" aria-label="Settings" sx={{ maxWidth: 720 }}>
      <Form
        record={editing.start}
        mode="onTouched"
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: FormValues) => editing.save(values)}
      >
        <Fields editing={editing} />
      </Form>
    </Box>
  );
}

function Fields({ editing }: { editing: Editing }) {
  const { base, theirs, failure, saving, follow } = editing;
  const { logo, icon } = base.settings;
  const { getValues } = useFormContext();
  const changed = changedNames(useWatch(), base.settings).length > 0;
  useUnsaved(changed);
  const showErrors = useShowErrors();

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {theirs && (
        <ConflictChoice
          differences={differencesOf(getValues(), editing)}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={() => void editing.keepMine(getValues()).then(showErrors)}
        />
      )}
      {sections.map(({ id, title, inputs }) => (
        <AnchoredSection key={id} id={id} title={title}>
          {inputs.map((input) => (
            <SettingInput key={input.name} {...input} isLocked={editing.isLocked} />
          ))}
          {id === 'brand' && (
            <>
              <BrandPicture
                picture="logo"
                current={logo}
                hint="Appears before the shop's name, here, in the shop and in emails."
                onSaved={follow}
              />
              <BrandPicture
                picture="icon"
                current={icon}
                hint="Shown in browser tabs and on phones. Use a square picture of at least 512 pixels."
                onSaved={follow}
              />
            </>
          )}
        </AnchoredSection>
      ))}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          py: 2,
          backgroundColor: 'background.default',
        }}
      >
        <Button type="submit" variant="contained" loading={saving} disabled={!changed}>
          Save settings
        </Button>
      </Box>
    </Box>
  );
}

function differencesOf(values: FormValues, { base, theirs }: Editing) {
  if (theirs === undefined) return [];
  const [own, others] = [valuesOf(base.settings), valuesOf(theirs.settings)];
  return changedNames(values, theirs.settings)
    .filter((name) => values[name] !== own[name] || own[name] !== others[name])
    .map((name) => ({
      label: settingLabels[name],
      mine: String(values[name] ?? '') || '–',
      theirs: others[name] || '–',
    }));
}
