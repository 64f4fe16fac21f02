/** Functions that locate the parts of a tool's page: each runs within the page. */

/**
 * The top of the first pane, what is above it with its height, and the bottoms of those that fill the window and have
 * none below them, in pixels from the top of the window.
 */
export function edges() {
  const above: string[] = [];
  for (let element = document.querySelector('main [data-pane]'); element && !element.matches('main'); ) {
    for (let one = element.previousElementSibling; one; one = one.previousElementSibling) {
      const { top, bottom } = one.getBoundingClientRect();
      if (bottom > top && bottom <= element.getBoundingClientRect().top + 1)
        above.unshift(`${Math.round(bottom - top)} px ${one.tagName.toLowerCase()} “${one.textContent?.slice(0, 40)}”`);
    }
    element = element.parentElement;
  }
  const rectangles = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return {
    top: rectangles('main [data-pane]')[0]?.top ?? Number.NaN,
    above: above.join(', '),
    bottoms: rectangles('[data-fill] > *')
      .filter(({ bottom }, _, all) => all.every(({ top }) => top < bottom))
      .map(({ bottom }) => bottom),
  };
}

/** What of the tool can be pressed and is smaller than `least` pixels; links within a text may be. */
export function smallTargets(least: number): readonly string[] {
  const pressed = 'button, select, input, textarea, summary, a[href], [role=separator]';
  return [...document.querySelectorAll<HTMLElement>(`main article :is(${pressed})`)]
    .map((element) =>
      element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element,
    )
    .filter((element) => !element.closest('p, td, th, code') && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.height, box.width) > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`);
}
