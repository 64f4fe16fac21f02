import { closeHistory, history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as ModelParser, type Node } from 'prosemirror-model';
import { AllSelection, type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView, type NodeView } from 'prosemirror-view';
import { formatHtml, writeHtml } from '#lib/html/print.ts';
import { sanitizeHtml, unwrapItems } from '#lib/html/sanitize.ts';
import { htmlToText } from '#lib/html/to-text.ts';
import type { HtmlAttribute } from '#lib/html/tokens.ts';
import { type HtmlNode, parseHtml } from '#lib/html/tree.ts';
import formatted from '#ui/display/text/formatted-text.module.css';
import { isInDocument, pictureLabel } from '#ui/display/text/picture-label.ts';
import type { FocusHandle } from '#ui/focus.ts';
import { becomeOther } from './become-other.ts';
import {
  type BlockName,
  type CommandName,
  commands,
  insertImage,
  insertTable,
  keys,
  markdownRules,
  type RichState,
  readState,
  setBlockTo,
  setLanguage,
  setLink,
  type TableShape,
} from './commands.ts';
import { hasManyElements } from './element-limit.ts';
import { hasTags, isHtmlCode } from './html-code.ts';
import { keepSource, originOf, setSource, sourceOf } from './keep-source.ts';
import { leaveTable } from './leave-table.ts';
import { linkAddress } from './link-address.ts';
import { type CountedPart, lostParts, removedParts } from './lost-parts.ts';
import { paragraphAfter, withParagraphAfter, writtenBlocks } from './paragraph-after.ts';
import { hasPieces, insertNext, pasteInPieces, readInPieces } from './paste-in-pieces.ts';
import { leftOf, type Range, withInserted } from './pasted-range.ts';
import classes from './rich-text.module.css';
import { schema } from './schema.ts';
import { blockToHtml } from './to-html.ts';

/** The HTML that a document was read from. */
export interface Origin {
  readonly html: string;
  /** What of it the editor cannot hold. */
  readonly lost: readonly CountedPart[];
  /** That is gone: the document was edited. */
  readonly isEdited: boolean;
}

/** What was pasted or dropped. */
export interface Pasted {
  /** What of it was left out. */
  readonly lost: readonly CountedPart[];
  /** A text that has tags, and whether they were read. */
  readonly code?: { readonly text: string; readonly isRead: boolean };
}

export interface RichEditorOptions {
  readonly parent: HTMLElement;
  readonly label: string;
  readonly html: string;
  /** The name of a picture that is not loaded. */
  readonly pictureName: (name: string) => string;
  /** The document was edited, and rested for a moment: as HTML, or the HTML that undoing has led back to. */
  readonly onChange: (html: string) => void;
  /** Where the document comes from, if not all of that can be in it; undefined as soon as nothing of it is left. */
  readonly onOrigin: (origin: Origin | undefined) => void;
  /** Something was pasted or dropped that is worth a notice; undefined as soon as nothing of it is left. */
  readonly onPasted: (pasted: Pasted | undefined) => void;
  /** The document is another one: its text. */
  readonly onText: (text: string) => void;
  readonly onState: (state: RichState) => void;
  /** Pictures were dropped or pasted. */
  readonly onFiles: (files: readonly File[]) => void;
  /** HTML with too many elements was pasted or dropped; `insertLarge` inserts it. */
  readonly onLarge: (html: string) => void;
}

export interface RichEditor extends FocusHandle {
  /** Replaces the editor's document by what was typed and pasted before it was there: a text, then HTML. */
  begin(text: string, pasted: readonly string[]): void;
  /** Replaces the document, as another place has it. */
  setHtml(html: string): void;
  run(name: CommandName): void;
  setBlock(name: BlockName): void;
  /** An empty address removes the link. */
  setLink(address: string): void;
  insertImage(address: string, alt: string): void;
  insertTable(shape: TableShape): void;
  /** Puts in the text with tags that was pasted last the other way: as text, or as HTML. */
  pasteOtherwise(): void;
  /** Inserts HTML of any size in place of the selection. */
  insertLarge(html: string): void;
  setLanguage(language: string): void;
  /** What a typed link leads to; undefined where it could run something. */
  linkAddress(typed: string): string | undefined;
  destroy(): void;
}

/** How long keys must rest before the document is written as HTML, in milliseconds. */
const delay = 150;
const { text: textClass = '', picture: pictureClass = '' } = formatted;
const style = { indent: '  ', width: 80, isXhtml: false };

function clean(html: string, onRemoved?: (parts: readonly CountedPart[]) => void): readonly HtmlNode[] {
  const { nodes, removed } = sanitizeHtml(parseHtml(html));
  onRemoved?.(removedParts(removed));
  return alignByAttribute(nodes);
}

/** Styles, which are of alignment alone once they are cleaned, as the attribute that the schema reads. */
const alignByAttribute = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.map((node) => {
    if (node.type !== 'element') return node;
    const attributes = node.attributes.map(
      ([key, value]): HtmlAttribute =>
        key === 'style' ? ['data-align', value.replace('text-align: ', '')] : [key, value],
    );
    return { ...node, attributes, children: alignByAttribute(node.children) };
  });

/** A document of cleaned HTML; it is read in a document that runs and loads nothing. */
function read(nodes: readonly HtmlNode[]): Node {
  const { body } = new DOMParser().parseFromString(writeHtml(nodes), 'text/html');
  return ModelParser.fromSchema(schema).parse(body);
}

const reader = { clean: (html: string) => clean(html), read };

/** Gives what it gave before for a block that was not edited since: an edited one is another node. */
function keepByBlock(write: (nodes: readonly HtmlNode[]) => string): (block: Node) => string {
  const known = new WeakMap<Node, string>();
  return (block) => {
    const written = known.get(block) ?? write(blockToHtml(block));
    known.set(block, written);
    return written;
  };
}

const textOf = keepByBlock(htmlToText);
const htmlOf = keepByBlock((nodes) => formatHtml(unwrapItems(nodes), style));

/** An editor of formatted text: what is in it follows from its schema, so that nothing pasted runs. */
export function createRichEditor(options: RichEditorOptions): RichEditor {
  // What this editor copied has attributes of its own.
  const cleanPasted = (html: string) =>
    clean(html, (lost) => {
      if (!html.includes(' data-pm-slice="')) pasting = { ...pasting, lost };
    });
  // Tables take what is pasted into several cells: not before the whole of it is put together.
  const plugins = [
    markdownRules(),
    keymap(keys),
    history(),
    keepSource(),
    pasteInPieces({ clean: cleanPasted, read }),
    tableEditing(),
    paragraphAfter(),
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is reported of the paste that the next change comes from. */
  let pasting: Pasted | undefined;
  let pasted: (Pasted & { readonly first: Transaction; readonly range: Range | undefined }) | undefined;
  /** What was reported last. */
  let origin: Origin | undefined;
  /** What the editor cannot hold of what it has read. */
  const lostOf = new Map<string, readonly CountedPart[]>();
  /** The HTML that is inserted although it is large. */
  let accepted: string | undefined;
  /** Whether HTML becomes the document piece by piece. It is finished before anything is edited. */
  let isReplacing = false;
  /** What the editor begins with cannot be undone. */
  let isBegun = false;
  let source = '';
  let isShiftHeld = false;
  let reading: Generator<undefined, Node> | undefined;
  let nextReading: ReturnType<typeof setTimeout> | undefined;
  const view = new EditorView(options.parent, {
    state: EditorState.create({ schema, plugins }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': options.label,
      class: `${textClass} ${classes['surface']}`,
    },
    nodeViews: {
      image: (node) => pictureView(node, options.pictureName),
      list_item: (node, _view, getPosition) => itemView(node, (checked) => setChecked(getPosition(), checked)),
    },
    // What is typed elsewhere next comes after this.
    handleDOMEvents: {
      blur: flush,
      keydown: (_view, event) => holdShift(event) || beginEdit(),
      keyup: (_view, event) => holdShift(event),
      beforeinput: beginEdit,
      compositionstart: finishReplacing,
      cut: finishReplacing,
      paste: (_view, event) =>
        finishReplacing() ||
        pasteCode(event) ||
        refuseLarge(event, event.clipboardData) ||
        takePictures(event, event.clipboardData),
      drop: (own, event) => finishReplacing() || (!own.dragging && refuseLarge(event, event.dataTransfer)),
    },
    // A shortcut acts on what is selected now, and a key replaces that; other typed text needs no such look.
    handleKeyDown(own, { ctrlKey, metaKey, altKey }) {
      if (ctrlKey || metaKey || altKey || !own.state.selection.empty) readSelection(own);
      return false;
    },
    // Before it is inserted, by the editor or by a plugin.
    handlePaste(own, _event, slice) {
      const left = leaveTable(own.state, slice);
      if (left) own.dispatch(left);
      return false;
    },
    handleDrop: (_view, event, _slice, isMoved) => !isMoved && takePictures(event, event.dataTransfer),
    dispatchTransaction(transaction) {
      const { state, transactions } = view.state.applyTransaction(transaction);
      view.updateState(state);
      for (const each of transactions) followPaste(each);
      if (transaction.docChanged && !isReplacing) {
        clearTimeout(timer);
        timer = setTimeout(flush, delay);
      }
      options.onState(readState(view.state));
      if (!isReplacing) reportOrigin();
      if (!isReplacing || reading || hasPieces(view.state)) return;
      isReplacing = false;
      // The next edit is undone without what was read.
      view.dispatch(closeHistory(view.state.tr));
      const html = sourceOf(view.state.doc) ?? '';
      const lost = lostParts(parseHtml(html), view.state.doc.children.flatMap(blockToHtml));
      if (lost.length > 0) lostOf.set(html, lost);
      reportOrigin();
      report(false);
    },
  });
  function beginEdit(): false {
    // What was refused is no part of what is typed next.
    pasting = undefined;
    return finishReplacing();
  }
  function holdShift({ shiftKey }: KeyboardEvent): false {
    isShiftHeld = shiftKey;
    return false;
  }
  /** Reports where the document comes from, at once: a notice that comes or goes later moves what is pressed. */
  function reportOrigin(): void {
    const { doc } = view.state;
    const html = originOf(doc) ?? '';
    const lost = lostOf.get(html);
    const isEdited = sourceOf(doc) === undefined;
    if (lost === origin?.lost && isEdited === (origin?.isEdited ?? isEdited)) return;
    origin = lost && { html, lost, isEdited };
    options.onOrigin(origin);
  }
  /** Follows what was pasted through a change of the document. */
  function followPaste(transaction: Transaction): void {
    if (!transaction.docChanged) return;
    const first: Transaction = transaction.getMeta('appendedTransaction') ?? transaction;
    const next = pasting;
    const before = pasted;
    pasting = undefined;
    if (next && (next.code || next.lost.length > 0))
      pasted = { ...next, first, range: withInserted(undefined, transaction) };
    else if (before) {
      // Of a long paste, more comes later.
      const range = (before.first === first ? withInserted : leftOf)(before.range, transaction);
      pasted = range && { ...before, range };
    }
    if (next || !pasted !== !before) options.onPasted(pasted);
  }
  /** Puts in a pasted text that has tags; in code it stays a text, and where Shift asks for it. */
  function pasteCode(event: ClipboardEvent): boolean {
    const data = event.clipboardData;
    const text = data?.types.includes('text/html') ? '' : (data?.getData('text/plain') ?? '');
    if (view.state.selection.$from.parent.type.spec.code || !hasTags(text)) return false;
    event.preventDefault();
    pasteAs({ text, isRead: !isShiftHeld && isHtmlCode(text) });
    return true;
  }
  /** Puts in a text as it is, or as HTML; that is the source where it is in place of all. */
  function pasteAs(code: Required<Pasted>['code']): void {
    const { doc, selection } = view.state;
    const isWhole = selection instanceof AllSelection || (doc.childCount === 1 && doc.firstChild?.content.size === 0);
    if (code.isRead && hasManyElements(code.text)) {
      options.onLarge(code.text);
      return;
    }
    if (code.isRead && isWhole) options.onChange(code.text);
    pasting = { lost: [], code };
    if (!code.isRead) view.pasteText(code.text);
    else if (!isWhole) view.pasteHTML(code.text);
    else {
      setHtml(code.text);
      finishReplacing();
      view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView());
    }
    pasting = undefined;
  }
  function setHtml(html: string): void {
    clearTimeout(timer);
    timer = undefined;
    replace(html);
  }
  function refuseLarge(event: Event, data: DataTransfer | null): boolean {
    const html = data?.getData('text/html') ?? '';
    if (html === accepted || !hasManyElements(html)) return false;
    event.preventDefault();
    options.onLarge(html);
    return true;
  }
  function takePictures(event: Event, data: DataTransfer | null): boolean {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => /^image\/(?!svg)/.test(type));
    if (pictures.length === 0) return false;
    // The page would open them.
    event.stopPropagation();
    event.preventDefault();
    options.onFiles(pictures);
    return true;
  }
  function setChecked(position: number | undefined, checked: boolean): void {
    if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'checked', checked));
  }
  /** Reads HTML, and makes it the document: a long one in pieces, with time for keys between them. */
  function replace(html: string): void {
    clearTimeout(nextReading);
    source = html;
    reading = readInPieces(reader, html);
    isReplacing = true;
    readNext();
  }
  function readNext(): void {
    const next = reading?.next();
    if (!next?.done) {
      nextReading = setTimeout(readNext);
      return;
    }
    reading = undefined;
    const other = withParagraphAfter(next.value);
    view.dispatch(setSource(becomeOther(view.state, other), source).setMeta('addToHistory', isBegun));
    isBegun = true;
  }
  function finishReplacing(): false {
    while (reading) {
      clearTimeout(nextReading);
      readNext();
    }
    if (isReplacing) insertRest();
    return false;
  }
  function insertRest(): void {
    for (let next = insertNext(view.state); next; next = insertNext(view.state)) view.dispatch(next);
  }
  function run(command: Command): void {
    finishReplacing();
    command(view.state, view.dispatch, view);
    view.focus();
  }
  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    report(true);
  }
  function report(isEdited: boolean): void {
    const { doc } = view.state;
    options.onText(doc.children.map(textOf).filter(Boolean).join('\n\n'));
    if (isEdited) options.onChange(sourceOf(doc) ?? writtenBlocks(doc).map(htmlOf).join(''));
  }
  // What was just typed is there after a reload, too.
  window.addEventListener('pagehide', flush);
  const selectAll = () => view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
  replace(options.html);
  return {
    focus(isSelected = false) {
      view.focus();
      if (isSelected) selectAll();
    },
    hasFocus: () => view.hasFocus(),
    begin(text, pasted) {
      finishReplacing();
      selectAll();
      if (text !== '') view.pasteText(text);
      for (const html of pasted)
        if (hasManyElements(html)) options.onLarge(html);
        else view.pasteHTML(html);
    },
    setHtml,
    run: (name) => run(commands[name]),
    setBlock: (name) => run(setBlockTo(name)),
    setLink: (address) => run(setLink(address)),
    insertImage: (address, alt) => run(insertImage(address, alt)),
    insertTable: (shape) => run(insertTable(shape)),
    pasteOtherwise() {
      finishReplacing();
      insertRest();
      if (!pasted?.code) return;
      const { code, range } = pasted;
      if (range) view.dispatch(view.state.tr.deleteRange(range.from, range.to));
      pasteAs({ ...code, isRead: !code.isRead });
      view.focus();
    },
    insertLarge(html) {
      finishReplacing();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      accepted = html;
      view.focus();
      // As a paste, it is read in pieces.
      view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
      accepted = undefined;
    },
    setLanguage: (language) => run(setLanguage(language)),
    linkAddress,
    destroy() {
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer);
      clearTimeout(nextReading);
      view.destroy();
    },
  };
}

/** Reads the selection just made by keys: the browser reports it later, perhaps after the next key. */
function readSelection(view: EditorView): void {
  const { doc, selection, tr } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = getSelection() ?? {};
  const isText = selection instanceof TextSelection || (selection instanceof AllSelection && isCollapsed);
  if (!isText || !anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const at = (node: globalThis.Node, offset = 0) => doc.resolve(view.posAtDOM(node, offset));
  const present = TextSelection.between(at(anchorNode, anchorOffset), at(focusNode, focusOffset));
  if (!present.eq(selection)) view.dispatch(tr.setSelection(present));
}

/** A picture whose data is in the document; another is not loaded, but named. */
function pictureView({ attrs }: Node, nameOf: (name: string) => string): NodeView {
  const { src, alt } = attrs as { readonly src: string; readonly alt: string | null };
  if (isInDocument(src)) {
    const dom = document.createElement('img');
    dom.src = src;
    dom.alt = alt ?? '';
    return { dom };
  }
  const dom = document.createElement('span');
  dom.className = pictureClass;
  dom.title = src;
  dom.textContent = nameOf(pictureLabel(src, alt));
  return { dom };
}

/** An item, with a box to tick where it is a task. */
function itemView({ attrs: { checked } }: Node, onCheck: (checked: boolean) => void): NodeView {
  const dom = document.createElement('li');
  if (checked === null)
    return { dom, contentDOM: dom, update: (next) => next.type.name === 'list_item' && next.attrs['checked'] === null };
  const box = document.createElement('input');
  const contentDOM = document.createElement('div');
  const label = (text: string) => {
    box.ariaLabel = text;
  };
  box.type = 'checkbox';
  box.checked = checked;
  box.contentEditable = 'false';
  box.addEventListener('change', () => onCheck(box.checked));
  dom.dataset['task'] = '';
  dom.append(box, contentDOM);
  const update = (next: Node) => {
    if (next.type.name !== 'list_item' || next.attrs['checked'] === null) return false;
    box.checked = next.attrs['checked'];
    label(next.firstChild?.textContent ?? '');
    return true;
  };
  return {
    dom,
    contentDOM,
    update,
    stopEvent: ({ target }) => target === box,
    ignoreMutation: ({ target }) => target === box,
  };
}
