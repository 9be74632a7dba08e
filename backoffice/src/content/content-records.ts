import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

/** A section of content. */
export type Content = Schemas['Section'];
/** An element of a section. */
export type ContentElement = Schemas['Element'];
