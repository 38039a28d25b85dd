import { palette } from './tokens';

const { graphite, quartz, ion } = palette;

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32">' +
  `<rect x="-16" y="-16" width="32" height="32" rx="6" fill="${graphite.hex}"/>` +
  `<g fill="none" stroke="${quartz.hex}" stroke-width="1.5"><path d="M-13 0A15.2 15.2 0 0 1 13 0A15.2 15.2 0 0 1-13 0Z"/><circle r="5.2"/></g>` +
  `<circle r="2.2" fill="${ion.hex}"/></svg>`;

/** As a file it would be fetched before the first paint. */
export const iconInPage = `data:image/svg+xml,${icon.replace(/[<>"#%]/g, encodeURIComponent)}`;
