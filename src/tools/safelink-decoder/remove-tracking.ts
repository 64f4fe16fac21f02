import { isTracking, type Parameter, parametersOf } from '#lib/url/query.ts';
import { piecesOf, withParameters, writtenIn } from '#lib/url/written-url.ts';

/**
 * A URL without its tracking parameters, and these; the others stay as they are written.
 * @param text a text that can be parsed as a URL
 * @example removeTracking('https://a.example/?utm_source=x&q=1').url // https://a.example/?q=1
 */
export function removeTracking(text: string): { readonly url: string; readonly removed: readonly Parameter[] } {
  const written = writtenIn(text);
  const parameters = parametersOf(piecesOf(written).search);
  const removed = parameters.filter(isTracking);
  if (removed.length === 0) return { url: text, removed };
  const kept = parameters.filter((parameter) => !isTracking(parameter));
  return {
    url: withParameters(
      written,
      kept.map((parameter) => parameter.written),
    ),
    removed,
  };
}
