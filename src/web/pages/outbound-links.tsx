interface OutboundLinksProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** A list of links that open in a new tab. */
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
