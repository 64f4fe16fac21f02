import { ToolError } from '#core/tool.ts';

/** What sentences are made of, and how they are written. */
export interface Script {
  readonly words: readonly string[];
  /** BCP 47 tag of the language, where it has one. */
  readonly language?: string;
  readonly isRightToLeft?: true;
  /** Between words, and between sentences. */
  readonly space: string;
  readonly sentenceSpace: string;
  readonly comma: string;
  readonly end: string;
  /** What may end a sentence instead. */
  readonly question: string;
  readonly exclamation: string;
}

const latin = { space: ' ', sentenceSpace: ' ', comma: ',', end: '.', question: '?', exclamation: '!' };
const arabic = { ...latin, comma: '،', question: '؟' };
const chinese = { space: '', sentenceSpace: '', comma: '，', end: '。', question: '？', exclamation: '！' };

/** The scripts that one can choose, each with its words on demand. */
const scripts = {
  latin: { ...latin, language: 'la', load: () => import('./words/latin.ts') },
  arabic: { ...arabic, language: 'ar', isRightToLeft: true, load: () => import('./words/arabic.ts') },
  chinese: { ...chinese, language: 'zh', load: () => import('./words/chinese.ts') },
  cyrillic: { ...latin, language: 'ru', load: () => import('./words/cyrillic.ts') },
  devanagari: { ...latin, end: '।', language: 'hi', load: () => import('./words/devanagari.ts') },
  emoji: {
    ...{ space: ' ', sentenceSpace: ' ', comma: '', end: '', question: '', exclamation: '' },
    load: () => import('./words/emoji.ts'),
  },
  german: { ...latin, language: 'de', load: () => import('./words/german.ts') },
  greek: { ...latin, language: 'el', question: ';', load: () => import('./words/greek.ts') },
  hebrew: { ...latin, language: 'he', isRightToLeft: true, load: () => import('./words/hebrew.ts') },
  japanese: { ...chinese, comma: '、', language: 'ja', load: () => import('./words/japanese.ts') },
  thai: {
    ...{ space: '', sentenceSpace: ' ', comma: ' ', end: '', question: '', exclamation: '' },
    language: 'th',
    load: () => import('./words/thai.ts'),
  },
} as const;

/**
 * The words to draw from. A custom list has an entry on each line, or, on a single line, between commas or white space.
 * @throws ToolError `no-words` in the option `ownWords`
 */
export async function loadScript(from: keyof typeof scripts | 'own', ownWords: string): Promise<Script> {
  if (from === 'own') return { ...latin, words: readWords(ownWords) };
  const { load, ...style } = scripts[from];
  return { ...style, words: (await load()).words.split(' ') };
}

function readWords(list: string): readonly string[] {
  const separator = /[\r\n]/.test(list.trim()) ? /[\r\n]+/ : /[\s,;]+/;
  const words = [...new Set(list.split(separator).flatMap((word) => word.trim() || []))];
  if (words.length === 0) throw new ToolError('no-words', {}, { offset: 0, field: 'ownWords' });
  return words;
}
