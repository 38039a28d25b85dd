const files = ['2vwn96jjdnry0', 'turbopack-2u1d16houkiyo', '2_fxnk36s8uq_'].map(
  (name) => `/_next/static/chunks/${name}.js`,
);

/** React's own script that reveals a large Suspense boundary; its functions are in the installed React. */
export const revealStart = 'requestAnimationFrame(function(){$RT=performance.now()});';

export const flight = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n3:I[39756,[\"$2\"],\"default\"]\n"])`;

const frameworkScripts = [
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/3obfewke3_gct.js"],"runtimeModuleIds":[94553]});</script>`,
  `<script src="/_next/static/chunks/3obfewke3_gct.js" async=""></script>`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>${flight}</script>`,
].join('');

/** In the shape that Next 16.4 gives it. */
export const prerendered = (body: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>',
    '<link rel="preload" href="/_next/static/media/sans.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/3obfewke3_gct.js"/>',
    ...files.map((file) => `<script src="${file}" async=""></script>`),
    '<script type="module" src="/assets/frame.js" async=""></script><title>Alethia</title>',
    '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script></head>',
    `<body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->${frameworkScripts}</body></html>`,
  ].join('');
