/** Stored for a given consent. A file of its own, because pages often need it without the rules of the form. */
export const CONSENTED = 'yes';
