/*
 * A page drawn by the server looks ready before its scripts have come. What is clicked by then is
 * remembered on the button, and clicked again once somebody hears it. Links and the search do all they
 * should by themselves: they are left alone.
 */

/** Stands in the page itself, ahead of all other scripts; browsers run it because the policy names its hash. */
export const EARLY_CLICKS =
  "addEventListener('click',function early(e){" +
  'var d=document.documentElement.dataset,b=e.target.closest&&e.target.closest("button:not([popovertarget])");' +
  "if(d.live!=null)removeEventListener('click',early,true);" +
  "else if(b&&!b.closest('[role=search]')){" +
  'e.preventDefault();b.dataset.early=1+(+b.dataset.early||0)' +
  '}},true)';
