import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

/** A section of content. */
export type Content = Schemas['Section'];
export type ContentElement = Schemas['Element'];
