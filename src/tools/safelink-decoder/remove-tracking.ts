import { isTracking, type Parameter, parametersOf } from '#lib/url/query.ts';
import { joinPieces, piecesOf, withParameters, writtenIn } from '#lib/url/written-url.ts';

/**
 * A URL without its tracking parameters, and these; the others stay as they are written. A fragment may have some, too.
 * @param text a text that can be parsed as a URL
 * @example removeTracking('https://a.example/?utm_source=x&q=1').url // https://a.example/?q=1
 */
export function removeTracking(text: string): { readonly url: string; readonly removed: readonly Parameter[] } {
  const { search, hash, ...pieces } = piecesOf(writtenIn(text));
  const inHash = parametersOf(hash);
  const isRemoved = (parameter: Parameter) => isTracking(parameter) && parameter.written.includes('=');
  const kept = inHash.filter((parameter) => !isRemoved(parameter)).map(({ written }) => written);
  const fragment = kept.length === inHash.length ? hash : kept.length > 0 ? `#${kept.join('&')}` : '';
  const parameters = parametersOf(search);
  const removed = parameters.filter(isTracking);
  const fromHash = inHash.filter(isRemoved);
  if (removed.length + fromHash.length === 0) return { url: text, removed };
  const withFragment = joinPieces({ ...pieces, search, hash: fragment });
  const others = parameters.filter((parameter) => !isTracking(parameter));
  const url =
    removed.length === 0
      ? withFragment
      : withParameters(
          withFragment,
          others.map(({ written }) => written),
        );
  return { url, removed: [...removed, ...fromHash] };
}
