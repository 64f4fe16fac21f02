import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { installFromDebian } from '../../scripts/browsers/debian.ts';
import { freePort, type Host, whenUp } from './hosts.ts';

const root = join(import.meta.dirname, '../..');

/** A root folder as an image has it, and what the image says of itself. */
interface Image {
  readonly folder: string;
  /** The numbers of user and group. */
  readonly user: string;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** Whether the steps of the Dockerfile can be done here: on Debian, as root. */
export const canBuildImages = (): boolean =>
  process.getuid?.() === 0 &&
  ((existsSync('/usr/share/nginx/modules/ngx_http_brotli_filter_module.so') && existsSync('/usr/bin/busybox')) ||
    installFromDebian(packagesOf(readSteps())));

/** The instructions of the Dockerfile, each on one line, with this Node for that of its base. */
const readSteps = (): readonly string[] =>
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\s*\\\n\s*/g, ' ')
    .replaceAll('/usr/local/bin/node', process.execPath)
    .split('\n');

const packagesOf = (steps: readonly string[]): readonly string[] =>
  steps.flatMap((step) => /apt-get install -y --no-install-recommends (.*)$/.exec(step)?.[1]?.split(' ') ?? []);

/** How the FROM of the stage ends that an image is. */
const stages = { site: 'FROM scratch', server: ' AS server' };

/** The steps of the stage that an image is, and of that which it takes all its files from. */
function stepsOf(name: keyof typeof stages): readonly string[] {
  const steps = readSteps();
  const stage = (from: string) => {
    const start = steps.findIndex((step) => step.startsWith('FROM ') && step.endsWith(from)) + 1;
    const end = steps.findIndex((step, at) => at >= start && step.startsWith('FROM '));
    return steps.slice(start, end < 0 ? undefined : end);
  };
  const own = stage(stages[name]);
  const [, files = ''] = own.map((step) => /^COPY --from=(\S+) \/image \/$/.exec(step)).find(Boolean) ?? [];
  return [...stage(` AS ${files}`), ...own];
}

/** Does the steps of the Dockerfile for an image one by one, in a folder of its own, with the built site and package. */
export function buildImage(name: keyof typeof stages): Image {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-image-'));
  chmodSync(folder, 0o755);
  const steps = stepsOf(name);
  for (const step of steps) {
    const [, from, to = ''] =
      /^COPY (?:--from=(?:build|package) \/penknife\/)?(\S+) (?:\/image)?(\/\S+)$/.exec(step) ?? [];
    if (from !== undefined && !from.startsWith('-'))
      cpSync(join(root, from), join(folder, to, to.endsWith('/') ? basename(from) : ''), { recursive: true });
    const [, run] = /^RUN (?!apt-get)(.*)$/.exec(step) ?? [];
    if (run !== undefined)
      execFileSync(
        'sh',
        ['-c', run.replaceAll('/collect-files.sh', 'deploy/collect-files.sh').replaceAll('/image', folder)],
        {
          cwd: root,
        },
      );
  }
  const textOf = (instruction: string) =>
    steps.flatMap((step) => (step.startsWith(`${instruction} `) ? step.slice(instruction.length + 1) : [])).at(-1) ??
    '';
  const listOf = (text: string): readonly string[] => (text === '' ? [] : JSON.parse(text));
  return {
    folder,
    user: textOf('USER'),
    command: [...listOf(textOf('ENTRYPOINT')), ...listOf(textOf('CMD'))],
    health: listOf(/ CMD (\[.*)$/.exec(textOf('HEALTHCHECK'))?.[1] ?? ''),
  };
}

/** The bytes that are downloaded for an image, about: its files in an archive, compressed. */
export const downloadSize = ({ folder }: Image): number =>
  Number(execFileSync('sh', ['-c', `tar -cC ${folder} . | gzip -1 | wc -c`], { encoding: 'utf8' }));

/** Starts an image as its user, with nothing but its own files; at another port, and with further arguments. */
export async function startImage(
  { folder, user, command, health }: Image,
  toArguments: (port: string) => readonly string[] = () => [],
): Promise<Host & { readonly isHealthy: () => boolean }> {
  const port = String(await freePort());
  const configuration = join(folder, 'etc/penknife/nginx.conf');
  if (existsSync(configuration))
    writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll('8080', port));
  const inside = (words: readonly string[]) => [`--userspec=${user}`, folder, ...words];
  const server = spawn('chroot', inside([...command, ...toArguments(port)]), { stdio: ['ignore', 'ignore', 'pipe'] });
  const host = await whenUp(`http://localhost:${port}/`, server, folder, ['br', 'gzip']);
  const check = health.map((word) => word.replaceAll('8080', port));
  return { ...host, isHealthy: () => spawnSync('chroot', inside(check)).status === 0 };
}

/** Removes an image that was not started. */
export const removeImage = ({ folder }: Image): void => rmSync(folder, { recursive: true, force: true });
