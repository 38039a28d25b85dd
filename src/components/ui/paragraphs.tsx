/** Plain text from the CMS; a blank line separates paragraphs. */
export function Paragraphs({ text, className }: { text: string | null | undefined; className?: string }) {
  const paragraphs =
    text
      ?.split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: so that a paragraph stays the same one while it is typed
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
}
