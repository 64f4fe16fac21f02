import { Button } from '#ui/controls/buttons/button.tsx';
import { Tooltip } from '#ui/overlay/tooltip.tsx';
import type { View } from '../boot/view.ts';
import { links } from '../navigation/links.ts';
import { pathTo } from '../navigation/routes.ts';
import classes from './layout.module.css';

/** The end of the top bar, or of its menu if there is no room: links and support. */
export function BarLinks({ view: { route, messages } }: { readonly view: View }) {
  const { shell } = messages;
  const about = { icon: 'info-circle', label: shell.about, href: pathTo('about', route.locale) };
  const outbound = [
    { icon: 'brand-github', label: shell.source, href: links.source },
    { icon: 'brand-mastodon', label: shell.social, href: links.social },
  ];
  return (
    <>
      {__LIBRARY__ && (
        <a href={pathTo('c-lib', route.locale)} className={classes.language}>
          UI lib
        </a>
      )}
      {outbound.map((link) => (
        <IconLink key={link.href} {...link} target="_blank" rel="noopener" />
      ))}
      <IconLink {...about} />
      <Button
        variant="text"
        icon="coffee"
        className={classes.support}
        href={links.support}
        target="_blank"
        rel="noopener"
      >
        {shell.support}
      </Button>
    </>
  );
}

interface IconLinkProps {
  readonly icon: string;
  readonly label: string;
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/** A link of the top bar: an icon alone, with its label in the overflow menu. */
const IconLink = ({ icon, label, ...rest }: IconLinkProps) => (
  <Tooltip text={label}>
    <Button variant="text" icon={icon} className={classes.link} {...rest}>
      <span>{label}</span>
    </Button>
  </Tooltip>
);
