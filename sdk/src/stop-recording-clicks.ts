/**
 * Stops recording clicks. Has to be called before the scripts take over the page. Returns a
 * function that repeats the recorded clicks.
 */
export function stopRecordingClicks(): () => void {
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
