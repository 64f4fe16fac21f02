interface OutboundLinksProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** A list of links, each opened beside this page. */
export const OutboundLinks = ({ links }: OutboundLinksProps) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noopener">
          {label}
        </a>
      </li>
    ))}
  </ul>
);
