/** Checks the subjects of the commits since the main branch; where the history is not there, it checks nothing. */
import { newCommits, subjectProblems } from './checks/commit-subjects.ts';

const commits = newCommits(undefined, process.env['GITHUB_BASE_REF'] || undefined);
if (!commits) console.log('Commits were not checked: the main branch is not part of this clone.');
const problems = (commits ?? []).flatMap(({ id, subject }) =>
  subjectProblems(subject).map((problem) => `${id} ${subject}\n  ${problem}`),
);
if (problems.length > 0) console.log(problems.join('\n'));
else if (commits) console.log(`${commits.length} subjects are fine.`);
process.exit(problems.length > 0 ? 1 : 0);
