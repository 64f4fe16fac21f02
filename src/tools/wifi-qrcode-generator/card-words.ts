/** How a card calls the password, in the languages that it can be written in; WiFi is WiFi in all of them. */
const words = {
  en: 'Password:',
  de: 'Passwort:',
  es: 'Contraseña:',
  fr: 'Mot de passe\u00a0:',
  it: 'Password:',
  nl: 'Wachtwoord:',
  pl: 'Hasło:',
  pt: 'Senha:',
  ja: 'パスワード:',
  zh: '密码:',
} as const;

export type CardLanguage = keyof typeof words;

/** The lines of a card: the name of a network, and its password unless that is not to be read. */
export const cardLines = (language: CardLanguage, ssid: string, password: string): readonly string[] => [
  `${language === 'fr' ? 'WiFi\u00a0:' : 'WiFi:'} ${ssid}`,
  ...(password === '' ? [] : [`${words[language]} ${password}`]),
];
