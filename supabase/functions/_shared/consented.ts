/**
 * What is stored for a consent that was given, and what a condition compares with. A file of its own: pages need it
 * before, and often without, the rules of the form.
 */
export const CONSENTED = 'yes';
