import { presentRefusal, type Refusal } from '../../../domain/refusal.ts';

/** Of a step that made no account. */
export const noCodes = (refusal: Refusal) => ({ ...presentRefusal(refusal), RecoveryCodes: null });
