/** Counts of calls in the text format of Prometheus; names of tools and operations, and no inputs. */
import type { Pool } from '../pool.ts';

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 30] as const;

interface Series {
  readonly labels: string;
  readonly counts: number[];
  calls: number;
  seconds: number;
}

export interface Metrics {
  /** Counts an answer. The names are those of declarations, so that their number is bounded; empty where unknown. */
  count(tool: string, operation: string, status: number, milliseconds: number): void;
  /** All counts, and the state of the pool. */
  toText(pool: Pick<Pool, 'load'>): string;
}

export function createMetrics(): Metrics {
  const answers = new Map<string, number>();
  const times = new Map<string, Series>();
  return {
    count(tool, operation, status, milliseconds) {
      const labels = `tool="${tool}",operation="${operation}"`;
      const answer = `${labels},status="${status}"`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (status >= 400 || tool === '') return;
      const series = times.get(labels) ?? { labels, counts: buckets.map(() => 0), calls: 0, seconds: 0 };
      times.set(labels, series);
      const seconds = milliseconds / 1_000;
      series.calls++;
      series.seconds += seconds;
      for (const [index, bound] of buckets.entries())
        if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
    },
    toText({ load }) {
      const lines = [
        ...metric('penknife_calls_total', 'counter', 'Answers by tool, operation and HTTP status.'),
        ...[...answers].map(([labels, count]) => `penknife_calls_total{${labels}} ${count}`),
        ...metric('penknife_call_seconds', 'histogram', 'Time of successful calls, without waiting but for mcp.'),
        ...[...times.values()].flatMap(toLines),
        ...metric('penknife_running_calls', 'gauge', 'Calls that run now.'),
        `penknife_running_calls ${load.running}`,
        ...metric('penknife_queued_calls', 'gauge', 'Calls that wait for a thread.'),
        `penknife_queued_calls ${load.queued}`,
        ...metric('penknife_threads', 'gauge', 'Worker threads.'),
        `penknife_threads ${load.threads}`,
        ...metric('process_resident_memory_bytes', 'gauge', 'Resident memory of the process.'),
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

const metric = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

const toLines = ({ labels, counts, calls, seconds }: Series): readonly string[] => [
  ...buckets.map((bound, index) => `penknife_call_seconds_bucket{${labels},le="${bound}"} ${counts[index]}`),
  `penknife_call_seconds_bucket{${labels},le="+Inf"} ${calls}`,
  `penknife_call_seconds_sum{${labels}} ${seconds}`,
  `penknife_call_seconds_count{${labels}} ${calls}`,
];
