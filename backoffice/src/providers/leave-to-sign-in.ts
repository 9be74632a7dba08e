/** The storage key where the storefront's sign-in page finds the URL to return to. */
const RETURN_ADDRESS = 'return-address';

/** True once the browser is leaving the page for good, even with unsaved changes. */
export const isLeaving = { certain: false };

/** Goes to the storefront's sign-in page, which leads back here. */
export function leaveToSignIn(): void {
  isLeaving.certain = true;
  sessionStorage.setItem(RETURN_ADDRESS, window.location.pathname + window.location.search);
  window.location.replace('/ui/signin');
}
