/*
 * A server-rendered page looks ready before its scripts have loaded. Clicks until then are recorded
 * on the button, and repeated once the scripts run. Links and the search work without scripts, so
 * they are excluded.
 */

/**
 * Inlined in the page, before all other scripts. The content security policy allows it by its hash.
 */
export const EARLY_CLICKS =
  "addEventListener('click',function early(e){" +
  'var d=document.documentElement.dataset,b=e.target.closest&&e.target.closest("button:not([popovertarget])");' +
  "if(d.live!=null)removeEventListener('click',early,true);" +
  "else if(b&&!b.closest('[role=search]')){" +
  'e.preventDefault();b.dataset.early=1+(+b.dataset.early||0)' +
  '}},true)';
