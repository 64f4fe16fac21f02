/** With more elements, reading and drawing a document would block the page. */
export const maxElements = 6_000;

/** Whether an HTML text has more elements than the editor handles fluidly; reads no further than that. */
export function hasManyElements(html: string): boolean {
  const tag = /<[a-z]/gi;
  for (let count = 0; tag.test(html); ) if (++count > maxElements) return true;
  return false;
}
