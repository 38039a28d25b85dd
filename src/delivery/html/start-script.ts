/**
 * The one inline script of a page. It runs before anything is painted, so it is short, and it is the same on every page,
 * so that policies can name its hash.
 *
 * - A visitor who comes from another page of the site has the site's faces already: they are used from the first paint on.
 *   Everybody else sees text at once, in a face of their own, and ours as soon as they have come (src/design-system/fonts/fonts.css).
 * - Of a page that is opened at its top, the first view is laid out first, and the rest right after it has been painted
 *   (src/design-system/first-view.css).
 * - The module of the frame, whose address stands in `data-then`, is asked for when the page has been painted (by a browser
 *   that does not tell, after two seconds; twice does no harm): text comes before behaviour. So are files of the framework,
 *   where a page needs it (src/delivery/html/late-scripts.ts). What was clicked meanwhile is kept (src/browser/frame.js).
 */
export const START =
  '{const{dataset:{then}}=document.currentScript,{classList}=document.documentElement;' +
  "document.referrer.startsWith(location.origin+'/')&&classList.add('fonts');" +
  "performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&classList.add('first-view');" +
  "self.early=[];addEventListener('click',e=>self.early?.push(e));" +
  'const go=()=>{import(then);' +
  "document.querySelectorAll('script[data-src]:not([data-waits])').forEach(late=>{" +
  "const script=document.createElement('script');script.src=late.dataset.src;late.replaceWith(script)})};" +
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}" +
  'setTimeout(go,2000)}';
