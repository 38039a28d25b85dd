export const PDF = 'application/pdf';
export const CAPTIONS = 'text/vtt';
