import classes from './notices.module.css';

/** What is worth knowing, one a line; nothing where there is nothing. */
export function Notices({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={classes.notices} role="status">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
        <li key={index}>{message}</li>
      ))}
    </ul>
  );
}
