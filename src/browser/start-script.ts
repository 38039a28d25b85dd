/**
 * The one inline script of a page. It runs before the first paint, so it is short, and it is the same on every page,
 * so that policies can contain its hash.
 * - Visitors who come from another page of the site have its fonts cached: they are used from the first paint. Others
 * see text at once in a fallback font until the site's fonts have loaded (src/design-system/fonts/fonts.css).
 * - Pages opened at the top lay out the first view first, and the rest right after its paint
 * (src/design-system/first-view.css).
 * - Modules whose address is in a `data-then` (the frame's, that of a hero's drawing) load after the first paint, and
 * after two seconds, for browsers that do not report it (loading twice is harmless). So do the framework's files, where a page needs them
 * (src/delivery/html/late-scripts.ts). Clicks before that are queued (src/browser/frame.js).
 */
export const START =
  '{const{classList}=document.documentElement;' +
  "document.referrer.startsWith(location.origin+'/')&&classList.add('fonts');" +
  "performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&classList.add('first-view');" +
  "self.early=[];addEventListener('click',e=>self.early?.push(e));" +
  "const go=()=>{document.querySelectorAll('[data-then]').forEach(({dataset:{then}})=>import(then));" +
  "document.querySelectorAll('script[data-src]:not([data-waits])').forEach(late=>{" +
  "const script=document.createElement('script');script.src=late.dataset.src;late.replaceWith(script)})};" +
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}" +
  'setTimeout(go,2000)}';
