import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  createEditor,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  FORMAT_TEXT_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
  REDO_COMMAND,
  type SerializedEditorState,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  REMOVE_LIST_COMMAND,
  registerList,
} from '@payloadcms/richtext-lexical/lexical/list';
import {
  $isHeadingNode,
  HeadingNode,
  QuoteNode,
  registerRichText,
} from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $findMatchingParent, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils';
import type { RichTextValue } from '@/payload/rich-text-value';
import { Cover } from '../writing/cover';
import type { Point } from '../writing/text-editor';
import { FoundLink, KeptPicture, TextLink } from './nodes';
import { $paste } from './paste';
import { lookOf } from './same-look';
import { $linkAtSelection, $removeLink, $setLink } from './set-link';

/** Tags changes by the form, which are not reported back. */
const FORMS = 'from-form';

type ListKind = 'bullet' | 'number';
export type RichState = {
  isBold: boolean;
  isItalic: boolean;
  list?: ListKind;
  /** Empty for a link to a document; undefined outside links. */
  link?: string;
  hasWords: boolean;
};

type Options = {
  body: Element;
  around: Element;
  label: string;
  describedBy: string;
  isOfField: (node: Node) => boolean;
  onLost: () => void;
  onChange: () => void;
  onState: (state: RichState) => void;
  onHistory: (way: 'undo' | 'redo') => void;
  /** What a paste left out. */
  onNotice: (words: string) => void;
  /** `isKept`: changes are applied, otherwise discarded. */
  onLeave: (isKept: boolean) => void;
};

/** A rich text as an editor in its place, with the nodes and rules of the form's editor. */
export class RichEditor {
  readonly element = document.createElement('div');
  private readonly lexical: LexicalEditor;
  private readonly cover: Cover;
  private readonly stop: () => void;

  constructor(
    value: RichTextValue,
    private readonly options: Options,
  ) {
    const { body, around, label, describedBy, isOfField, onLost } = options;
    this.element.className = body.className;
    const attributes = {
      'data-words': '',
      'data-writing': '',
      contenteditable: 'true',
      role: 'textbox',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-multiline': 'true',
      spellcheck: 'true',
    };
    for (const [name, text] of Object.entries(attributes)) this.element.setAttribute(name, text);
    const { headingTags, pictures } = shownBy(body, value);
    this.lexical = createEditor({
      namespace: 'on-page',
      nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TextLink, FoundLink, KeptPicture],
      theme: { text: { italic: 'writing-italic' } },
      dom: {
        $createDOM: (node: LexicalNode, editor) => {
          if ($isHeadingNode(node)) return document.createElement(headingTags.get(node.getTag()) ?? node.getTag());
          const picture = node instanceof KeptPicture ? pictures.get(JSON.stringify(node.exportJSON())) : undefined;
          return (picture?.cloneNode(true) as HTMLElement | undefined) ?? node.createDOM(editor._config, editor);
        },
      },
      onError: (error) => {
        throw error;
      },
    });
    this.lexical.setEditorState(this.parse(value), { tag: FORMS });
    this.cover = new Cover({ around, nodes: [body as ChildNode & Element] }, this.element, isOfField, onLost);
    this.lexical.setRootElement(this.element);
    this.stop = mergeRegister(registerRichText(this.lexical), registerList(this.lexical), this.listen());
  }

  read(): RichTextValue {
    return this.lexical.getEditorState().toJSON() as unknown as RichTextValue;
  }

  get isEmpty(): boolean {
    return this.lexical.read(() => !$getRoot().getTextContent().trim() && $getRoot().getChildrenSize() < 2);
  }

  write(value: RichTextValue): void {
    const at = this.lexical.read(() => {
      const selection = $getSelection();
      return $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement()?.getIndexWithinParent() : 0;
    });
    this.lexical.setEditorState(this.parse(value), { tag: FORMS });
    if (this.element.contains(document.activeElement)) this.select(at ?? 0);
  }

  /** Puts the caret at `point`, otherwise at the end of a paragraph. */
  focus(index: number, point?: Point): void {
    this.element.focus({ preventScroll: true });
    const range = point && document.caretRangeFromPoint?.(point.x, point.y);
    if (range && this.element.contains(range.startContainer)) {
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
    } else {
      this.select(index);
    }
  }

  refocus(): void {
    this.lexical.focus();
  }

  format(name: 'bold' | 'italic'): void {
    this.lexical.dispatchCommand(FORMAT_TEXT_COMMAND, name);
    this.refocus();
  }

  list(kind: ListKind): void {
    const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    this.lexical.dispatchCommand(this.state().list === kind ? REMOVE_LIST_COMMAND : command, undefined);
    this.refocus();
  }

  link(url: string | undefined): void {
    this.lexical.update(() => (url ? $setLink(url) : $removeLink()));
    this.refocus();
  }

  /** Restores the page's own nodes once they look like the edited text. */
  leave(): void {
    const hadFocus = document.activeElement === this.element;
    const look = lookOf(this.element);
    this.stop();
    for (const name of ['contenteditable', 'role', 'data-writing']) this.element.removeAttribute(name);
    this.cover.removeWhen(
      ({ elements }) => elements.some((element) => lookOf(element) === look),
      () => {
        this.lexical.setRootElement(null);
        if (hadFocus && document.activeElement === document.body) {
          this.options.around.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
        }
      },
    );
  }

  private parse(value: RichTextValue) {
    return this.lexical.parseEditorState(value as unknown as SerializedEditorState, () => {
      // A text without a paragraph has no place for the caret.
      if ($getRoot().isEmpty()) $getRoot().append($createParagraphNode());
    });
  }

  private select(index: number): void {
    this.lexical.update(
      () => {
        const block = $getRoot().getChildAtIndex(Math.min(index, $getRoot().getChildrenSize() - 1));
        if ($isElementNode(block)) block.selectEnd();
      },
      { tag: FORMS },
    );
  }

  private state(): RichState {
    return this.lexical.read(() => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return { isBold: false, isItalic: false, hasWords: false };
      const list = $findMatchingParent(selection.anchor.getNode(), $isListNode)?.getListType();
      const link = $linkAtSelection();
      return {
        isBold: selection.hasFormat('bold'),
        isItalic: selection.hasFormat('italic'),
        hasWords: !selection.isCollapsed(),
        ...(list === 'bullet' || list === 'number' ? { list } : {}),
        ...(link ? { link: link.fields.linkType === 'internal' ? '' : (link.fields.url ?? '') } : {}),
      };
    });
  }

  private listen(): () => void {
    const { onChange, onState, onHistory, onLeave } = this.options;
    const taken = (event: Event | null) => {
      event?.preventDefault();
      return true;
    };
    // Commands run within an update, which has to end first.
    const leave = (isKept: boolean) => queueMicrotask(() => onLeave(isKept));
    const history = (way: 'undo' | 'redo') => () => {
      onHistory(way);
      return true;
    };
    return mergeRegister(
      this.lexical.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if (!tags.has(FORMS) && (dirtyElements.size > 0 || dirtyLeaves.size > 0)) onChange();
        onState(this.state());
      }),
      this.lexical.registerCommand(UNDO_COMMAND, history('undo'), COMMAND_PRIORITY_CRITICAL),
      this.lexical.registerCommand(REDO_COMMAND, history('redo'), COMMAND_PRIORITY_CRITICAL),
      this.lexical.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if (!event?.ctrlKey && !event?.metaKey) return false;
          leave(true);
          return taken(event);
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
      // Lexical would blur the text, which applies it.
      this.lexical.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          leave(false);
          return taken(event);
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
      // The field's editor has no other formats.
      this.lexical.registerCommand(
        FORMAT_TEXT_COMMAND,
        (format) => format !== 'bold' && format !== 'italic',
        COMMAND_PRIORITY_CRITICAL,
      ),
      this.lexical.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const words = event instanceof ClipboardEvent && $paste(this.lexical, event.clipboardData);
          if (words) this.options.onNotice(words);
          return taken(event);
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
      this.lexical.registerCommand(DRAGSTART_COMMAND, taken, COMMAND_PRIORITY_CRITICAL),
      this.lexical.registerCommand(DROP_COMMAND, taken, COMMAND_PRIORITY_CRITICAL),
    );
  }
}

type Shown = { headingTags: Map<string, string>; pictures: Map<string, Element> };

function shownBy(body: Element, { root }: RichTextValue): Shown {
  const headingTags = new Map<string, string>();
  const pictures = new Map<string, Element>();
  if (body.children.length !== root.children.length) return { headingTags, pictures };
  for (const [index, node] of root.children.entries()) {
    const element = body.children[index];
    if (!element) continue;
    if (node.type === 'heading' && typeof node.tag === 'string') headingTags.set(node.tag, element.localName);
    if (node.type === 'upload') pictures.set(JSON.stringify(node), element);
  }
  return { headingTags, pictures };
}
