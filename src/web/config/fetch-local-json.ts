/** The text of an optional file; undefined where it does not exist, or where the host answers with a page instead. */
export async function fetchLocalJson(url: URL): Promise<string | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.ok && !isPage ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
