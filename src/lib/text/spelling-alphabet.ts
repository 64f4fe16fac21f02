/**
 * The spelling alphabet of ICAO Annex 10, volume II, chapter 5 (also EU regulation 923/2012, SERA.14020): a word for
 * each letter, and its pronunciation.
 */
export const icaoWords: readonly (readonly [word: string, pronunciation: string])[] = [
  ['Alfa', 'AL FAH'],
  ['Bravo', 'BRAH VOH'],
  ['Charlie', 'CHAR LEE'],
  ['Delta', 'DELL TAH'],
  ['Echo', 'ECK OH'],
  ['Foxtrot', 'FOKS TROT'],
  ['Golf', 'GOLF'],
  ['Hotel', 'HOH TELL'],
  ['India', 'IN DEE AH'],
  ['Juliett', 'JEW LEE ETT'],
  ['Kilo', 'KEY LOH'],
  ['Lima', 'LEE MAH'],
  ['Mike', 'MIKE'],
  ['November', 'NO VEM BER'],
  ['Oscar', 'OSS CAH'],
  ['Papa', 'PAH PAH'],
  ['Quebec', 'KEH BECK'],
  ['Romeo', 'ROW ME OH'],
  ['Sierra', 'SEE AIR RAH'],
  ['Tango', 'TANG GO'],
  ['Uniform', 'YOU NEE FORM'],
  ['Victor', 'VIK TAH'],
  ['Whiskey', 'WISS KEY'],
  ['X-ray', 'ECKS RAY'],
  ['Yankee', 'YANG KEY'],
  ['Zulu', 'ZOO LOO'],
];

/** The words in their common spelling. */
export const everydayWords: readonly string[] = icaoWords.map(
  ([word]) => ({ Alfa: 'Alpha', Juliett: 'Juliet' })[word] ?? word,
);

export const digitWords: readonly string[] = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
];

/** The pronunciation of digits that avoids misunderstanding. */
export const spokenDigits: readonly string[] = [
  'Ze-ro',
  'Wun',
  'Too',
  'Tree',
  'Fow-er',
  'Fife',
  'Six',
  'Sev-en',
  'Ait',
  'Nin-er',
];
