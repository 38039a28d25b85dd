import { Failure } from './step.ts';

/**
 * The arguments of this command, of which `usage` is the description: `<needed>`, `[optional]`, `[--option]`.
 * @throws Failure with the usage: a typing error is neither the name of a folder nor nothing
 */
export function argumentsOf(
  usage: string,
  args: string[] = process.argv.slice(2),
): { given: string[]; has: (option: string) => boolean } {
  const known: string[] = usage.match(/(?<=\[(?:-- )?)--[a-z-]+/g) ?? [];
  const needed = usage.match(/<[a-z]+>/g) ?? [];
  const optional = usage.match(/\[[a-z]+\]/g) ?? [];
  const options = args.filter((arg) => arg.startsWith('-'));
  const given = args.filter((arg) => !arg.startsWith('-'));
  const isKnown = options.every((option) => known.includes(option));
  if (!isKnown || given.length < needed.length || given.length > needed.length + optional.length)
    throw new Failure(`Usage: ${usage}`);
  return { given, has: (option) => options.includes(option) };
}
