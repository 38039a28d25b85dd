/** Joins class names, leaving out what is empty. Names are whole strings, so that Tailwind finds them. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
