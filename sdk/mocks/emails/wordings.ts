import type { EmailKind } from '../../domain/emails/email-kinds.ts';
import type { SavedWording } from '../../domain/emails/saved-email.ts';
import type { ShopState } from '../state.ts';

/** The shop's own texts by kind. */
export type Wordings = { [Kind in EmailKind]?: SavedWording };

/** Undefined in a state stored before texts could be changed. */
export const wordingsOf = (state: ShopState): Wordings => (state.emailTexts ??= {});
