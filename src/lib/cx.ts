/** Joins class names, skipping empty ones. Names must be complete strings, so that Tailwind finds them. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
