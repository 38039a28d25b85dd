import {
  DecoratorNode,
  type DOMConversionMap,
  ElementNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

/** See src/fields/editor.ts. */
type LinkFields = { linkType?: string; url?: string; newTab?: boolean };
type LinkJson = SerializedElementNode & { fields: LinkFields; id?: string };
type Own = Pick<LinkJson, 'fields' | 'id' | 'version'>;

/** In the format of Payload's link ids. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Payload's own class would load admin components into the frame. */
export class TextLink extends ElementNode {
  constructor(
    private __own: Own,
    key?: NodeKey,
  ) {
    super(key);
  }

  static override getType(): string {
    return 'link';
  }

  static override clone(node: TextLink): TextLink {
    return new TextLink(node.__own, node.__key);
  }

  static override importJSON(json: LinkJson): TextLink {
    return new TextLink(ownOf(json)).updateFromJSON(json);
  }

  static override importDOM(): DOMConversionMap {
    const conversion = (element: HTMLElement) => ({
      node: TextLink.to({ linkType: 'custom', newTab: false, url: element.getAttribute('href') ?? '' }),
    });
    return { a: () => ({ conversion, priority: 1 }) };
  }

  static to(fields: LinkFields): TextLink {
    return new TextLink({ fields, id: newId(), version: 3 });
  }

  override exportJSON(): LinkJson {
    return { ...super.exportJSON(), ...this.getLatest().__own };
  }

  get fields(): LinkFields {
    return this.getLatest().__own.fields;
  }

  setAddress(url: string): void {
    const { newTab = false } = this.fields;
    this.getWritable().__own = { ...this.getLatest().__own, fields: { linkType: 'custom', newTab, url } };
  }

  override createDOM(): HTMLElement {
    return document.createElement('a');
  }

  override updateDOM(): boolean {
    return false;
  }

  override insertNewAfter(_: RangeSelection, restoreSelection = true): TextLink {
    const rest = TextLink.to(this.fields);
    this.insertAfter(rest, restoreSelection);
    return rest;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }

  override canBeEmpty(): boolean {
    return false;
  }

  override isInline(): boolean {
    return true;
  }
}

/** An address recognized in the text by the form's editor. */
export class FoundLink extends TextLink {
  static override getType(): string {
    return 'autolink';
  }

  static override clone(node: FoundLink): FoundLink {
    return new FoundLink(ownOf(node.exportJSON()), node.__key);
  }

  static override importDOM(): DOMConversionMap {
    return {};
  }

  static override importJSON(json: LinkJson): FoundLink {
    return new FoundLink(ownOf(json)).updateFromJSON(json);
  }
}

const ownOf = ({ fields, id, version }: LinkJson): Own => ({ fields, version, ...(id === undefined ? {} : { id }) });

export class KeptPicture extends DecoratorNode<null> {
  constructor(
    readonly __json: SerializedLexicalNode,
    key?: NodeKey,
  ) {
    super(key);
  }

  static override getType(): string {
    return 'upload';
  }

  static override clone(node: KeptPicture): KeptPicture {
    return new KeptPicture(node.__json, node.__key);
  }

  static override importJSON(json: SerializedLexicalNode): KeptPicture {
    return new KeptPicture(json);
  }

  override exportJSON(): SerializedLexicalNode {
    return this.getLatest().__json;
  }

  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }

  override decorate(): null {
    return null;
  }
}
