/** How long a code sent by mail can be used. */
export const CODE_MINUTES = 30;
const inWords = 'thirty minutes';

/** How long after one mail the next can be asked for. */
export const RESEND_SECONDS = 60;

/** Said wherever somebody waits for the mail, and in it. */
export const codeValidity = `It is valid for ${inWords}.`;
export const codeTooOld = `The code is older than ${inWords}. Please ask for a new one.`;
