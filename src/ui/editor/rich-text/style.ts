const rules = `
@layer components {
  .rich-text { min-height: 100%; padding: 8px 16px; white-space: pre-wrap; overflow-wrap: break-word; }
  .rich-text:focus { outline: 2px solid var(--green); outline-offset: -2px; }
  .rich-text > * { margin-top: 10px; }
  .rich-text > :first-child { margin-top: 0; }
  .rich-text :is(h1, h2, h3, h4, h5, h6) { font-weight: 650; line-height: 1.25; }
  .rich-text h1 { font-size: 26px; }
  .rich-text h2 { font-size: 21px; }
  .rich-text h3 { font-size: 18px; }
  .rich-text :is(ul, ol) { padding-inline-start: 26px; }
  .rich-text ul { list-style: disc; }
  .rich-text ol { list-style: decimal; }
  .rich-text li[data-task] { display: flex; gap: 8px; margin-inline-start: -22px; list-style: none; }
  .rich-text blockquote { padding-inline-start: 12px; border-inline-start: 3px solid var(--line-strong); color: var(--ink-2); }
  .rich-text pre { padding: 8px 12px; border-radius: var(--radius); background: var(--paper-3); font-family: var(--mono); font-size: 13px; overflow-x: auto; }
  .rich-text :is(p, li, td, th) code { padding: 1px 4px; border-radius: 4px; background: var(--paper-3); font-family: var(--mono); font-size: 0.9em; }
  .rich-text hr { border: 0; border-top: 1px solid var(--line-strong); }
  .rich-text a { color: var(--green-ink); text-decoration: underline; }
  .rich-text img { max-width: 100%; }
  .rich-text-picture { padding: 2px 8px; border: 1px dashed var(--line-strong); border-radius: var(--radius); color: var(--ink-2); }
  .rich-text table { border-collapse: collapse; }
  .rich-text :is(td, th) { min-width: 60px; padding: 4px 8px; border: 1px solid var(--line-strong); vertical-align: top; text-align: start; }
  .rich-text th { background: var(--paper-3); }
  .rich-text .selectedCell { background: var(--green-tint); }
  .rich-text .ProseMirror-selectednode { outline: 2px solid var(--green); }
}`;

let sheet: CSSStyleSheet | undefined;

/** Adds the editor's style sheet to the page: it comes with the editor's code, and no inline style is needed. */
export function adoptStyle(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
