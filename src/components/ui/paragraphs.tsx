/** A blank line separates paragraphs. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  text
    ?.split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean) ?? [];

/** Plain text from the CMS. */
export function Paragraphs({ text, className }: { text: string | null | undefined; className?: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: so that a paragraph stays the same one while it is typed
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
}
