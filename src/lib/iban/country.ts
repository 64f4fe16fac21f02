/** What a part of a BBAN is. */
export type IbanPart =
  | 'bank'
  | 'branch'
  | 'account'
  | 'nationalCheck'
  | 'accountType'
  | 'owner'
  | 'currency'
  | 'reserved';

/** How the IBANs of a country are made up. */
export interface IbanCountry {
  /** Of the BBAN, in the notation of the registry: `8!n10!n` is 8 digits, then 10; `a` capital letters, `c` either. */
  readonly structure: string;
  /** The parts of the BBAN in their order, with their lengths. */
  readonly parts: readonly (readonly [part: IbanPart, length: number])[];
  readonly isSepa: boolean;
  readonly isRegistered: boolean;
  /** The country whose structure a territory uses. */
  readonly of?: string;
}
