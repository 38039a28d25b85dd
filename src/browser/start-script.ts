/**
 * The one inline script of a page: short, as it runs before the first paint, and always the same, so that policies can
 * contain its hash.
 * - Visitors from another page of the site have cached fonts and use them from the first paint (fonts.css).
 * - Modules in `data-then`, and the framework where needed (src/delivery/html/late-scripts.ts), load after the first
 * paint, and after two seconds for browsers that do not report it; those in `data-soon` once they are near. Earlier
 * clicks are queued (src/browser/frame.js).
 */
export const START =
  "{document.referrer.startsWith(location.origin+'/')&&document.documentElement.classList.add('fonts');" +
  "self.early=[];addEventListener('click',e=>self.early?.push(e));" +
  "const go=()=>{document.querySelectorAll('[data-then]').forEach(({dataset:{then}})=>import(then));" +
  "document.querySelectorAll('script[data-src]:not([data-waits])').forEach(late=>{" +
  "const script=document.createElement('script');script.src=late.dataset.src;late.replaceWith(script)})};" +
  "try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}" +
  'setTimeout(go,2000)}';
