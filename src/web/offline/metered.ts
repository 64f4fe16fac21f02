/** The part of the Network Information API that says whether data cost the user something; few browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the user saves data, or pays for it as on a mobile network: then nothing is downloaded unasked. */
export function isMetered(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
