import { readDocumentData } from './document-data.ts';

/** Says above the page that it could not start, with a button to reload it: without its code it can only be read. */
export function showStartFailure(): void {
  const [message, reload] = readDocumentData().failed;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: reload });
  button.addEventListener('click', () => location.reload());
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  // A rule for it would be in the style sheet of every page.
  notice.style.padding = '8px 16px';
  notice.append(message, ' ', button);
  document.body.prepend(notice);
}
