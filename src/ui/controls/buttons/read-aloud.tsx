import { useEffect, useState } from 'react';
import { NumberField } from '#ui/controls/fields/number-field.tsx';
import { useMessages } from '#ui/messages.ts';
import { Button } from './button.tsx';
import classes from './read-aloud.module.css';

export interface ReadAloudProps {
  readonly text: string;
  /** BCP 47 tag of the language it is read in. */
  readonly language: string;
}

/** Longer texts, in characters, are read up to here. */
const maxLength = 5_000;

/**
 * Reads a text aloud by the browser's speech synthesis, at a chosen speed. Renders nothing where the browser has none.
 */
export function ReadAloud({ text, language }: ReadAloudProps) {
  const { t } = useMessages();
  const [isAble, setAble] = useState(false);
  const [isReading, setReading] = useState(false);
  const [rate, setRate] = useState<number | ''>(0.9);
  useEffect(() => {
    setAble('speechSynthesis' in window);
    return () => window.speechSynthesis?.cancel();
  }, []);
  if (!isAble) return null;

  const read = () => {
    const utterance = new SpeechSynthesisUtterance(text.slice(0, maxLength));
    utterance.lang = language;
    utterance.rate = Math.min(2, Math.max(0.5, Number(rate) || 1));
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    setReading(true);
  };
  const stop = () => {
    speechSynthesis.cancel();
    setReading(false);
  };
  return (
    <div className={classes.bar}>
      <Button icon={isReading ? 'player-stop' : 'player-play'} disabled={text === ''} onClick={isReading ? stop : read}>
        {isReading ? t('stopReading') : t('readAloud')}
      </Button>
      <NumberField
        label={t('readingSpeed')}
        min={0.5}
        max={2}
        step={0.1}
        slider={[0.5, 2]}
        value={rate}
        onChange={setRate}
      />
    </div>
  );
}
