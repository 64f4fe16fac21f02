/** Texts that may break a rule, by file and path, with the reason. */
export const allowed: Readonly<Record<string, string>> = {
  'src/lib/hashing/en.json outputs.keccak-512': 'the name that CryptoJS gives it',
  'src/lib/hashing/fr.json outputs.keccak-512': 'the name that CryptoJS gives it',
  'src/tools/html-entities/fr.json values.apostrophe.decimal': 'an entity, whose “;” is no punctuation',
  'src/tools/html-entities/fr.json values.apostrophe.named': 'an entity, whose “;” is no punctuation',
};
