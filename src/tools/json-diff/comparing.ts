/** What counts as the same, and how items of arrays are matched. */
export interface Comparing {
  readonly arrays: 'align' | 'position' | 'key' | 'unordered';
  readonly arrayKey: string;
  /** Other keys, one per line, each after the path of the arrays that have it: `/users: name`. */
  readonly arrayKeys: string;
  readonly numbers: 'value' | 'text' | 'tolerance';
  readonly tolerance: string;
  readonly strings: 'exact' | 'ignore-case' | 'trim';
  readonly nullIsMissing: boolean;
  readonly keyOrder: boolean;
  /** JSON Pointers, one per line, in which `*` means any key or index. */
  readonly ignore: string;
}

export const exactly: Comparing = {
  arrays: 'align',
  arrayKey: 'id',
  arrayKeys: '',
  numbers: 'value',
  tolerance: '0',
  strings: 'exact',
  nullIsMissing: false,
  keyOrder: false,
  ignore: '',
};
