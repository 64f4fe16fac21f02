/**
 * Checks that no tracked file holds markers of a merge conflict, and the subjects of the commits since the main branch,
 * on that branch itself of its last ones; where the history is not there, it checks no subjects.
 */
import { newCommits, subjectProblems } from './checks/commit-subjects.ts';
import { conflictMarkers } from './checks/conflict-markers.ts';

const commits = newCommits(undefined, process.env['GITHUB_BASE_REF'] || undefined);
if (!commits) console.log('Commits were not checked: the main branch is not part of this clone.');
const problems = [
  ...conflictMarkers().map((line) => `${line}\n  is a marker of a merge conflict`),
  ...(commits ?? []).flatMap(({ id, subject }) =>
    subjectProblems(subject).map((problem) => `${id} ${subject}\n  ${problem}`),
  ),
];
if (problems.length > 0) console.log(problems.join('\n'));
else if (commits) console.log(`${commits.length} subjects are fine.`);
process.exit(problems.length > 0 ? 1 : 0);
