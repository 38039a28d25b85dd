import { palette } from '../../design-system/tokens.ts';

// Pages for failures. Built without the database, because that is what has failed.

/** Also of src/app/global-error.tsx. */
export const noticeStyle = `
:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${palette.graphite.hex};color:${palette.quartz.hex};font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:36rem;padding:2rem}
p.name{margin:0 0 2rem;font-weight:700;letter-spacing:.02em}
p.name::before{content:"";display:inline-block;width:.75rem;height:.75rem;margin-right:.75rem;border:2px solid ${palette.amber.hex};border-radius:50%}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}
a{color:${palette['light-blue'].hex}}
button{padding:.5rem 1rem;border:1px solid currentcolor;border-radius:.25rem;background:none;color:inherit;font:inherit;cursor:pointer}
a:focus-visible,button:focus-visible{outline:2px solid ${palette.amber.hex};outline-offset:4px}`.replaceAll('\n', '');

type Words = { title: string; text: string[]; link?: { href: string; label: string }; refreshes?: boolean };

const notice = ({ title, text, link = HOME, refreshes }: Words): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    refreshes ? '<meta http-equiv="refresh" content="10">' : '',
    `<title>${title} | Alethia</title><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<style>${noticeStyle}</style></head>`,
    `<body><main><p class="name">Alethia</p><h1>${title}</h1>`,
    ...text.map((paragraph) => `<p>${paragraph}</p>`),
    `<p><a href="${link.href}">${link.label}</a></p></main></body></html>`,
  ].join('');

const HOME = { href: '/', label: 'Return to home' };

export const notices = {
  maintenance: notice({
    title: 'The admin is in maintenance',
    text: [
      'Its database is not available at the moment. Nothing that was saved is lost, and visitors see the site as it was published last.',
      'What you are typing in another tab stays there: leave that tab open and save once this page shows the admin again. It tries again every ten seconds.',
    ],
    link: { href: '/', label: 'See the site' },
    refreshes: true,
  }),
  unavailable: notice({
    title: 'This page is not available right now',
    text: ['A part of the site is in maintenance. This page tries again every ten seconds; most other pages work.'],
    refreshes: true,
  }),
  notSent: notice({
    title: 'This could not be sent',
    text: [
      'A part of the site is in maintenance, and nothing was stored. Go back: what you have entered is still there. Please try again in a few minutes.',
    ],
    link: { href: '/contact', label: 'Contact us another way' },
  }),
  notFound: notice({
    title: 'There is nothing at this address',
    text: ['The page has moved, or never existed.'],
  }),
} as const;

/** In Payload's format of errors. */
export const apiUnavailable = JSON.stringify({
  errors: [
    { message: 'The site is in maintenance: its database is not available. Please try again in a few minutes.' },
  ],
});
