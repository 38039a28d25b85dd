import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { cleanLines } from '@shared/clean-text';
import { cleanHtml, NOTHING_LEFT_OUT } from '@/lib/pasted/clean-html';
import { leftOutWords } from '@/lib/pasted/left-out';

/** Headings, lists, formats and links arrive as in the form. Returns what was left out, in words. */
export function $paste(editor: LexicalEditor, clipboard: DataTransfer | null): string | undefined {
  const html = clipboard?.getData('text/html');
  if (!html) {
    const text = clipboard?.getData('text/plain') ?? '';
    $pasteLines(text);
    return leftOutWords({ ...NOTHING_LEFT_OUT, pictures: text ? 0 : (clipboard?.files.length ?? 0) });
  }
  const { html: clean, leftOut } = cleanHtml(html);
  $insertNodes($generateNodesFromDOM(editor, new DOMParser().parseFromString(clean, 'text/html')));
  return leftOutWords(leftOut);
}

/** Lines become paragraphs. */
function $pasteLines(text: string): void {
  for (const [index, line] of cleanLines(text).split(/\n+/).entries()) {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (index > 0) selection.insertParagraph();
    const next = $getSelection();
    if ($isRangeSelection(next)) next.insertText(line);
  }
}
