/** In addresses to which forms with files are posted without scripts: their bodies may be larger (body-limits.ts). */
export const FILES_QUERY = 'files';
