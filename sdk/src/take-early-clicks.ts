/**
 * Ends the remembering; to be called before the scripts take the page over. Returns the function that
 * clicks again what was clicked, as often.
 */
export function takeEarlyClicks(): () => void {
  document.documentElement.dataset['live'] = '';
  const clicked = [...document.querySelectorAll<HTMLElement>('[data-early]')].flatMap((button) => {
    const times = Number(button.dataset['early']);
    delete button.dataset['early'];
    return Array.from({ length: times }, () => button);
  });
  return () => {
    for (const button of clicked) button.click();
  };
}
