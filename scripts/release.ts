/**
 * `npm run release`: writes the files of a release into `dist/release`, from the builds: the site as an archive for any
 * host, the npm package, the list of all packages that it was made with (CycloneDX), and checksums. It writes nothing
 * if the builds contain a known vulnerability or advisories cannot be checked.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './command.ts';
import { zipSite } from './site/any-host.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const folder = join(root, 'dist/release');
const npm = (...args: readonly string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 });

// Files of an earlier release would be taken for those of one that fails.
rmSync(folder, { recursive: true, force: true });
mustRun('tsx', ['scripts/build.ts']);
mustRun('tsx', ['scripts/check-advisories.ts', '--required']);
mkdirSync(folder);
writeFileSync(join(folder, `penknife-${version}-site.zip`), zipSite(join(root, 'dist/site')));
npm('pack', '--silent', '--pack-destination', folder);
writeFileSync(
  join(folder, `penknife-${version}.cdx.json`),
  npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx'),
);

const sums = readdirSync(folder)
  .sort()
  .map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${digest}  ${file}\n`;
  });
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
console.log(sums.join(''));
