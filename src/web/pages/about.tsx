import { links } from '../links.ts';
import type { FixedPageProps } from '../load.ts';
import { MyData } from './my-data.tsx';
import classes from './pages.module.css';

/** What Penknife is, what it promises and how to check that, what it is made of, and where to report. */
export default function About({ view: { words }, about }: FixedPageProps) {
  if (!about) return null;
  return (
    <div className={classes.prose}>
      <h1>{words.shell.about}</h1>
      <p>{about.what}</p>
      <h2>{about.privacyTitle}</h2>
      <p>{about.privacy}</p>
      <p>{about.privacyCheck}</p>
      <MyData about={about} />
      <h2>{about.technologyTitle}</h2>
      <p>{about.technology}</p>
      <h2>{about.reportTitle}</h2>
      <p>{about.report}</p>
      <ul>
        <li>
          <a href={links.newIssue} target="_blank" rel="noopener">
            {about.reportLink}
          </a>
        </li>
        <li>
          <a href={links.source} target="_blank" rel="noopener">
            {words.shell.source}
          </a>
        </li>
      </ul>
    </div>
  );
}
