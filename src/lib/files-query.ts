/** In the address to which a form with files is posted without scripts: its body may be larger (body-limits.ts). */
export const FILES_QUERY = 'files';
