import { useLatestAnnouncement } from '#ui/announcements.ts';

/** The live region from which screen readers read announcements, politely. */
export function Announcer() {
  const { text, count } = useLatestAnnouncement();
  return (
    <p role="status" className="visually-hidden" data-announcer>
      {/* A new element, so that an equal text is read again. */}
      {text && <span key={count}>{text}</span>}
    </p>
  );
}
