import type { Params } from '#core/messages.ts';
import { type Context, type Place, toPlace } from '#core/tool.ts';
import { noticeInPart } from '#lib/in-part.ts';

/** Collects the notices of the parts of a text, so that each is reported once. */
export interface NoticeGatherer {
  /** The `notice` of the part that begins at `start`. */
  of(start: number): Context['notice'];
  /**
   * Reports each notice with the sum of its `n`, and with the place and the other parameters of its first occurrence.
   */
  report(): void;
}

/** Collects notices that count something as `n`. */
export function gatherNotices(notice: Context['notice']): NoticeGatherer {
  const gathered = new Map<string, { readonly params: Params; readonly at: Place | undefined }>();
  const gather: Context['notice'] = (code, params = {}, at) => {
    const first = gathered.get(code);
    const n = Number(first?.params['n'] ?? 0) + Number(params['n']);
    gathered.set(code, { params: { ...(first?.params ?? params), n }, at: first ? first.at : toPlace(at) });
  };
  return {
    of: (start) => noticeInPart(start, gather),
    report: () => {
      for (const [code, { params, at }] of gathered) notice(code, params, at);
    },
  };
}
