import { meldCommand as name } from '@spindle/sdk/domain/community/interaction';

/** The slash command, as the community lists it. */
export const meldCommand = {
  name,
  description: 'Link your Spindle account, to hold the roles of what you bought',
};
