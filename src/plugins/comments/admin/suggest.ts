import type { Person } from '../mentions';

const MOST = 5;

/** The name being typed after a final `@`; undefined if there is none. */
const typedName = (text: string): string | undefined => /(?:^|[^\p{L}\p{N}])@([^@\n]{0,40})$/u.exec(text)?.[1];

/** People with a name part that begins with what was typed; none once a whole name was typed. */
export function suggested(text: string, people: Person[]): Person[] {
  const typed = typedName(text)?.toLowerCase();
  if (typed === undefined) return [];
  const fits = ({ name }: Person) => {
    const whole = name.toLowerCase();
    return whole.startsWith(typed) || whole.split(/\s+/).some((part) => typed !== '' && part.startsWith(typed));
  };
  return people.filter(fits).slice(0, MOST);
}

export const completed = (text: string, { name }: Person): string =>
  `${text.slice(0, text.length - (typedName(text)?.length ?? 0))}${name} `;
