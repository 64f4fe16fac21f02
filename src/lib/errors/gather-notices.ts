import type { Params } from '#core/messages.ts';
import { type Context, type Offer, type Place, toPlace } from '#core/tool.ts';
import { relocateNoticeToSlice } from './relocate-to-slice.ts';

/** Collects the notices of the parts of a text, so that each is reported once. */
export interface NoticeGatherer {
  /** The `notice` of the part that begins at `start`. */
  of(start: number): Context['notice'];
  /**
   * Reports each notice with the sum of its `n`, and with the place, the offers and the other parameters of its first
   * occurrence.
   */
  report(): void;
}

interface Reported {
  readonly params: Params;
  readonly at: Place | undefined;
  readonly offers: readonly Offer[] | undefined;
}

/** Collects notices that count something as `n`. */
export function gatherNotices(notice: Context['notice']): NoticeGatherer {
  const gathered = new Map<string, Reported>();
  const gather: Context['notice'] = (code, params = {}, at, offers) => {
    const first = gathered.get(code) ?? { params: { ...params, n: 0 }, at: toPlace(at), offers };
    const n = Number(first.params['n']) + Number(params['n']);
    gathered.set(code, { ...first, params: { ...first.params, n } });
  };
  return {
    of: (start) => relocateNoticeToSlice(start, gather),
    report: () => {
      for (const [code, { params, at, offers }] of gathered) notice(code, params, at, offers);
    },
  };
}
