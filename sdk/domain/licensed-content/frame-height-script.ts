/**
 * A script that posts the page's height to the frame around it. It doesn't listen for messages.
 * `data-shop` names the shop's origin if the content comes from another host.
 */
export const frameHeightScript = `(() => {
  const { currentScript, documentElement: page } = document;
  if (window.parent === window) return;
  const shop = (currentScript && currentScript.dataset.shop) || location.origin;
  let told = 0;
  let waiting = false;
  function measure() {
    waiting = false;
    const { body, compatMode } = document;
    const whole = page.getBoundingClientRect();
    let height = whole.height;
    if (body && compatMode === 'CSS1Compat') {
      const style = getComputedStyle(body);
      const below = parseFloat(style.marginBottom) || 0;
      const top = body.getBoundingClientRect().top - whole.top;
      height = Math.max(height, top + body.scrollHeight + below);
    }
    height = Math.ceil(height);
    if (height === 0 || height === told) return;
    told = height;
    window.parent.postMessage({ type: 'spindle:height', height }, shop);
  }
  function tell() {
    if (waiting) return;
    waiting = true;
    setTimeout(measure, 16);
  }
  addEventListener('load', tell);
  addEventListener('resize', tell);
  addEventListener('DOMContentLoaded', tell);
  const watch = new ResizeObserver(tell);
  watch.observe(page);
  if (document.body) watch.observe(document.body);
  tell();
})();
`;
