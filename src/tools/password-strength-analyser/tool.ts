import { choice, flag, number, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Who guesses, and how many times a second. */
const attack = {
  attacker: choice(['billion', 'throttled', 'online', 'slow-hash', 'fast-hash', 'cluster', 'custom'], 'billion'),
  rate: number(1_000_000_000, { min: 0.000_001, when: { field: 'attacker', is: 'custom' } }),
};
const knowledge = {
  // What is about a person stays with that person.
  userWords: text('', { secret: true }),
  thorough: flag(),
};

/** What trying everything takes. */
const exhaustive = { length: 'number', setSize: 'number', entropy: 'number', bruteForceTime: 'text' } as const;

export default defineTool({
  category: 'crypto',
  icon: 'lock-password',
  createdAt: '2023-06-24',
  page: { operations: ['passwordStrength', 'passwordList'] },
  operations: {
    passwordStrength: {
      input: 'line',
      list: { operation: 'passwordList' },
      secretInput: true,
      masked: true,
      costly: true,
      countsFinalLineBreak: true,
      output: {
        assessment: 'text',
        score: 'number',
        strength: 'text',
        time: 'text',
        guesses: 'text',
        ifRandom: 'text',
        warning: 'text',
        suggestions: 'text',
        parts: 'rows',
        attackers: 'rows',
        ...exhaustive,
      },
      primary: ['attacker'],
      options: { ...attack, ...knowledge },
      headline: 'assessment',
      verdict: { output: 'strength', good: ['strong', 'very-strong'], bad: ['very-weak', 'weak'] },
      outputGroups: { bruteForce: ['length', 'setSize', 'entropy', 'bruteForceTime'] },
      components: { result: 'strength', note: 'attacks' },
      // zxcvbn 4.4.2.
      examples: [
        { id: 'substitutions', input: 'P@ssw0rd!', output: { score: 1, strength: 'very-weak', guesses: '10^4' } },
        { id: 'common', input: 'password', output: { score: 0, strength: 'very-weak', guesses: '10^0.5' } },
        {
          id: 'rareWord',
          input: 'Tr0ub4dor&3',
          output: { score: 4, strength: 'weak', guesses: '10^11', ifRandom: '161,000 years' },
        },
        { id: 'keyboardRow', input: 'qwertyuiop', output: { score: 0 } },
        {
          id: 'fourWords',
          input: 'correct horse battery staple',
          output: { score: 4, strength: 'fair', guesses: '10^15' },
        },
        { id: 'date', input: '12/03/1987', output: { score: 1, strength: 'very-weak', guesses: '10^4.8' } },
      ],
    },
    bruteForce: {
      input: 'line',
      secretInput: true,
      masked: true,
      countsFinalLineBreak: true,
      output: exhaustive,
      options: attack,
      headline: 'bruteForceTime',
      examples: [
        {
          id: 'lowercase',
          input: 'password',
          output: { length: 8, setSize: 26, entropy: 37.6, bruteForceTime: '3 minutes, 28 seconds' },
        },
        { id: 'digits', input: '123456', output: { setSize: 10, entropy: 19.93, bruteForceTime: 'instantly' } },
      ],
    },
    passwordList: {
      input: 'text',
      secretInput: true,
      masked: true,
      costly: true,
      output: 'csv',
      primary: ['attacker'],
      options: { ...attack, ...knowledge },
      examples: [
        {
          id: 'weakAndStrong',
          input: 'password\nTr0ub4dor&3',
          output:
            'line,length,strength,guesses,time\n1,8,Very weak,10^0.5,instantly\n2,11,Weak,10^11,"1 minute, 40 seconds"',
        },
      ],
    },
  },
});
