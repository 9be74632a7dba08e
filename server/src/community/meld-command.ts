/** The slash command, as the community lists it. */
export const meldCommand = {
  name: 'meld',
  description: 'Link your Spindle account, to hold the roles of what you bought',
};
