/** The key under which the storefront's sign-in page looks for the address to return to. */
const RETURN_ADDRESS = 'return-address';

/** True once the page is being left for good, even with unsaved changes. */
export const isLeaving = { certain: false };

/** Goes to the storefront's sign-in page, which leads back here. */
export function leaveToSignIn(): void {
  isLeaving.certain = true;
  sessionStorage.setItem(RETURN_ADDRESS, window.location.pathname + window.location.search);
  window.location.replace('/ui/signin');
}
